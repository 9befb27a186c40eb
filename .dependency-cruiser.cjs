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

/** The folders of the domain, lowest first, and which of those below each may use; see docs/decisions/022. */
const floors = {
	ground: [],
	audit: ["ground"],
	places: ["ground"],
	pages: ["ground"],
	files: ["ground"],
	outbox: ["ground"],
	identity: ["ground", "outbox"],
	profiles: ["ground", "files", "identity"],
	businesses: ["ground"],
	site: ["ground", "businesses"],
	search: ["ground", "places", "businesses"],
	listings: ["ground", "businesses", "search"],
	availability: ["ground", "identity", "businesses", "search", "listings"],
	appointments: ["ground", "files", "outbox", "identity", "profiles", "businesses", "availability"],
	assistant: ["ground", "places", "pages", "businesses", "search", "listings", "availability"],
	reviews: ["ground", "outbox", "search", "listings", "appointments"],
	bookmarks: ["ground", "outbox"],
	contact: ["ground", "outbox", "identity"],
	registrations: [
		...[
			"ground",
			"audit",
			"files",
			"outbox",
			"identity",
			"profiles",
			"businesses",
			"search",
			"listings",
			"availability",
		],
	],
	messages: ["ground", "files", "outbox", "businesses", "search", "listings", "appointments"],
	notices: [
		"ground",
		"outbox",
		"identity",
		"profiles",
		"businesses",
		"appointments",
		"reviews",
		"bookmarks",
		"messages",
		"contact",
		"registrations",
	],
	accounts: [
		...["ground", "files", "identity", "profiles", "businesses", "availability", "appointments", "reviews"],
		...["bookmarks", "messages", "notices", "contact", "registrations", "audit"],
	],
};

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
					"^app/legal-service-(titles|words)",
					"^drizzle/schema/",
					"^domain/(assistant|outbox/mail)/locales/",
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
			to: { path: "^node_modules/(?!(zod|temporal-polyfill|libphonenumber-js|opencc-js)/)" },
		},
		only("domain-commands-use-domain-and-drizzle", "^domain/.*\\.server\\.ts$", "^domain/", "^drizzle/"),
		only(
			"drizzle-uses-the-domain",
			"^drizzle/(?!seed/story/)",
			"^drizzle/",
			"^domain/(?!businesses/businesses\\.server|ground/context)",
		),
		only("the-demo-story-calls-commands", "^drizzle/seed/story/", "^drizzle/", "^domain/"),
		...Object.entries(floors).map(([folder, below]) =>
			only(
				`${folder}-uses-what-is-below`,
				`^domain/${folder}/`,
				`^domain/(${[folder, ...below].join("|")})/`,
				"^drizzle/",
			),
		),
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
