/** The layers of docs/decisions/001: the domain is the house, app, worker and party are doors. */
const only = (name, from, ...to) => ({
	name,
	severity: "error",
	from: { path: from },
	to: {
		pathNot: [...to, "^node_modules", "^(node|cloudflare):"],
		path: "^(app|domain|drizzle|party|scripts|test|worker|build)/",
	},
});

module.exports = {
	forbidden: [
		{ name: "no-circles", severity: "error", from: {}, to: { circular: true, dependencyTypesNot: ["type-only"] } },
		{
			name: "no-orphans",
			severity: "error",
			from: {
				orphan: true,
				path: "^(app|domain|drizzle|party|worker)/",
				pathNot: [
					"\\.d\\.ts$",
					"^app/routes/",
					"^app/entry",
					"^app/legal-service-words",
					"^drizzle/schema/",
					"\\.css$",
					"\\.po$",
				],
			},
			to: {},
		},
		only("domain-rules-are-pure", "^domain/(?!.*\\.server\\.ts$)", "^domain/(?!.*\\.server\\.ts$)"),
		{
			name: "domain-rules-use-few-libraries",
			severity: "error",
			from: { path: "^domain/(?!.*\\.server\\.ts$)" },
			to: { path: "^node_modules/(?!(zod|temporal-polyfill|libphonenumber-js)/)" },
		},
		only("domain-commands-use-domain-and-drizzle", "^domain/.*\\.server\\.ts$", "^domain/", "^drizzle/"),
		only("drizzle-uses-the-domain", "^drizzle/", "^drizzle/", "^domain/(?!businesses\\.server|context)"),
		only("party-uses-pure-domain", "^party/", "^party/", "^domain/(?!.*\\.server\\.ts$)"),
		only(
			"worker-uses-domain-and-rooms",
			"^worker/",
			"^worker/",
			"^domain/",
			"^drizzle/db\\.ts$",
			"^party/",
			"^build/server/",
		),
		only("app-uses-the-domain", "^app/", "^app/", "^domain/"),
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^(build|dist|node_modules/.*/node_modules)/" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "workerd", "types", "default"],
			extensions: [".ts", ".tsx", ".js", ".json"],
		},
	},
};
