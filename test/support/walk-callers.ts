import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "../..");
const proofs = new Map([
	["Person", "domain/ground/callers.ts"],
	["Professional", "domain/ground/callers.ts"],
	["Admin", "domain/ground/callers.ts"],
	["Fresh", "domain/ground/callers.ts"],
	["SignedIn", "domain/identity/session-tokens.server.ts"],
]);

export type Source = { path: string; text: string };

/** The TypeScript sources of folders, with their paths from the root. */
export const sourcesOf = (...folders: string[]): Source[] =>
	folders
		.flatMap((folder) =>
			readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
		)
		.filter((path) => /\.tsx?$/.test(path))
		.sort()
		.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const parse = ({ path, text }: Source) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** Where a name of a file comes from: the file that it imports it from, or itself. */
function homeOf(file: ts.SourceFile, name: string): string {
	for (const statement of file.statements) {
		if (!ts.isImportDeclaration(statement)) continue;
		const named = statement.importClause?.namedBindings;
		if (!named || !ts.isNamedImports(named)) continue;
		const found = named.elements.find((element) => element.name.text === name);
		// Under another name it is nobody we know.
		if (found) return found.propertyName ? "" : resolved(file.fileName, statement.moduleSpecifier);
	}
	return file.fileName;
}

function resolved(from: string, specifier: ts.Expression): string {
	const text = ts.isStringLiteral(specifier) ? specifier.text : "";
	return text.startsWith("#") ? text.slice(1) : join(from, "..", text);
}

/** Whether a type is one of the proofs by name, and that name is ours. */
function isProof(file: ts.SourceFile, type: ts.TypeNode | undefined): boolean {
	if (!type || !ts.isTypeReferenceNode(type)) return false;
	const name = type.typeName.getText();
	return proofs.has(name) && homeOf(file, name) === proofs.get(name);
}

/** A function of the domain that takes the context: where it is, and whether its second parameter is a proven caller. */
export type Command = { path: string; name: string; isProven: boolean };

/** Every function that these sources export and that takes a `Ctx` first. */
export const commandsOf = (sources: readonly Source[]): Command[] =>
	sources.map(parse).flatMap((file) =>
		file.statements.filter(isExported).flatMap((statement) =>
			functionsOf(statement).flatMap(([name, { parameters }]) => {
				const [ctx, caller] = parameters;
				if (!ctx?.type || !/\bCtx\b/.test(ctx.type.getText())) return [];
				const isDemanded = caller && !caller.questionToken && !caller.initializer;
				return { path: file.fileName, name, isProven: Boolean(isDemanded) && isProof(file, caller?.type) };
			}),
		),
	);

const isExported = (statement: ts.Statement) =>
	ts.canHaveModifiers(statement) &&
	Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

function functionsOf(statement: ts.Statement): [string, ts.SignatureDeclaration][] {
	if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? "default", statement]];
	if (!ts.isVariableStatement(statement)) return [];
	return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
		initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
			? [[name.getText(), initializer] as [string, ts.SignatureDeclaration]]
			: [],
	);
}

/** What a file imports of the domain's reads and commands, by name; `*` for a whole file, or for one loaded later. */
export const importsOf = (sources: readonly Source[]): { from: string; path: string; name: string }[] =>
	sources
		.filter(({ text }) => text.includes("#domain/"))
		.map(parse)
		.flatMap((file) => {
			const found: { from: string; path: string; name: string }[] = [];
			const note = (specifier: ts.Expression, names: readonly string[]) => {
				const path = resolved(file.fileName, specifier);
				if (/^domain\/.*\.server\.ts$/.test(path))
					for (const name of names) found.push({ from: file.fileName, path, name });
			};
			const visit = (node: ts.Node): void => {
				if (ts.isImportDeclaration(node)) {
					const named = node.importClause?.namedBindings;
					const names = named && ts.isNamedImports(named) ? named.elements : null;
					note(node.moduleSpecifier, names ? names.map((one) => (one.propertyName ?? one.name).text) : ["*"]);
				} else if (ts.isExportDeclaration(node) && node.moduleSpecifier) note(node.moduleSpecifier, ["*"]);
				else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0])
					note(node.arguments[0], ["*"]);
				ts.forEachChild(node, visit);
			};
			visit(file);
			return found;
		});

/** Places that claim a proof instead of asking for it: `as Person`, `<Admin>x`, `x is Professional`. */
export const forgeriesOf = (sources: readonly Source[]): string[] =>
	sources
		.filter(({ text }) => /\/(callers|session-tokens\.server)\.ts"/.test(text))
		.map(parse)
		.flatMap((file) => {
			const found: string[] = [];
			const namesProof = (node: ts.Node): boolean =>
				(ts.isTypeNode(node) && isProof(file, node)) || Boolean(ts.forEachChild(node, (child) => namesProof(child)));
			const visit = (node: ts.Node): void => {
				const claims = ts.isAsExpression(node) || ts.isTypeAssertionExpression(node) || ts.isTypePredicateNode(node);
				if (claims && node.type && namesProof(node.type))
					found.push(`${file.fileName}: ${node.getText().replace(/\s+/g, " ")}`);
				ts.forEachChild(node, visit);
			};
			visit(file);
			return found;
		});
