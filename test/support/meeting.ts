/**
 * A point that nobody passes before `count` have come to it. A naive version that looks first and then writes stands
 * there between the two: on a slow machine the first might else be done before the others have looked.
 */
export function meetingOf(count: number): () => Promise<void> {
	let come = 0;
	let open = () => {};
	const opened = new Promise<void>((resolve) => {
		open = resolve;
	});
	return () => {
		come++;
		if (come === count) open();
		return opened;
	};
}
