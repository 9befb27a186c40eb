/** Any address that is no page: the root's ErrorBoundary shows the not-found page. */
export function loader(): never {
	throw new Response(null, { status: 404 });
}

export default function Nowhere() {
	return null;
}
