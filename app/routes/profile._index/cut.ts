/** The square of a picture: how near (1 shows all of its short side) and where its middle is, -1 to 1 on each side. */
export type Cut = { zoom: number; x: number; y: number };
export type Size = { width: number; height: number };

export const centred: Cut = { zoom: 1, x: 0, y: 0 };
export const mostZoom = 4;

/** The square in pixels of the picture. */
export function cutOf({ zoom, x, y }: Cut, { width, height }: Size) {
	const side = Math.min(width, height) / zoom;
	return { left: ((width - side) / 2) * (1 + x), top: ((height - side) / 2) * (1 + y), side };
}

/** The cut after the picture was dragged by parts of the square's side; it stops at the picture's edges. */
export function dragged(cut: Cut, size: Size, by: { x: number; y: number }): Cut {
	const { side } = cutOf(cut, size);
	const moved = (at: number, room: number, part: number) =>
		room <= 0 ? 0 : Math.min(1, Math.max(-1, at - (part * side) / room));
	return {
		zoom: cut.zoom,
		x: moved(cut.x, (size.width - side) / 2, by.x),
		y: moved(cut.y, (size.height - side) / 2, by.y),
	};
}
