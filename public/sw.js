// Answers a page load that fails with our own page, and caches nothing but that page. docs/decisions/021.
// To remove it everywhere: set isOn to false and deploy. Each browser fetches this file at its next visit, empties the
// cache and forgets it.
const isOn = true;
// The build writes the version here, so that each deployment brings its own page.
const name = `offline-VERSION${location.search}`;
const page = "/offline";

addEventListener("install", (event) => {
	skipWaiting();
	if (isOn) event.waitUntil(caches.open(name).then((cache) => cache.add(new Request(page, { cache: "reload" }))));
});

addEventListener("activate", (event) => event.waitUntil(isOn ? takeOver() : remove()));

async function takeOver() {
	await dropCaches((key) => key !== name);
	// The page is asked for while this script starts.
	await registration.navigationPreload?.enable();
	await clients.claim();
}

async function remove() {
	await dropCaches(() => true);
	await registration.unregister();
}

async function dropCaches(isOld) {
	for (const key of await caches.keys()) if (isOld(key)) await caches.delete(key);
}

// Only pages that are asked for: a form that was sent is the browser's to send again.
if (isOn)
	addEventListener("fetch", (event) => {
		if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(answer(event));
	});

async function answer(event) {
	try {
		return (await event.preloadResponse) ?? (await fetch(event.request));
	} catch (error) {
		const kept = await caches.match(page, { ignoreVary: true });
		if (kept) return kept;
		throw error;
	}
}

// A notification leads to all of them: in a page of ours that is open, else in a new one.
addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(openNotifications());
});

async function openNotifications() {
	const [open] = await clients.matchAll({ type: "window" });
	if (!open) return clients.openWindow("/notifications");
	await open.focus();
	return open.navigate("/notifications");
}
