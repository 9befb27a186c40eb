/** What somebody has written, as they wrote it. */
export const Said = ({ children }: { children: string }) => (
	<p dir="auto" className="border-s-2 border-line ps-4 wrap-anywhere whitespace-pre-line">
		{children}
	</p>
);
