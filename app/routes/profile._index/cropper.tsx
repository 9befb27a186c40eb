import { Trans, useLingui } from "@lingui/react/macro";
import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { type Cut, centred, cutOf, dragged, mostZoom } from "./cut.ts";

export type CropperProps = {
	file: File;
	onClose: () => void;
	/** Gets the square, cut out and made small. */
	onDone: (picture: Blob) => void;
};

/** Pixels on a side of what is sent; and of what is drawn while choosing, for sharp screens. */
const sentSize = 512;
const drawnSize = 640;
const quality = 0.88;

/** Chooses the square of a picture: by dragging it, or by three sliders. */
export function Cropper({ file, onClose, onDone }: CropperProps) {
	const { t } = useLingui();
	const canvas = useRef<HTMLCanvasElement>(null);
	const [picture, setPicture] = useState<HTMLImageElement | "unreadable" | null>(null);
	const [cut, setCut] = useState<Cut>(centred);
	const [isBusy, setBusy] = useState(false);
	const held = useRef<{ x: number; y: number } | null>(null);

	useEffect(() => {
		const image = new Image();
		const address = URL.createObjectURL(file);
		image.src = address;
		let isGone = false;
		image.decode().then(
			() => !isGone && setPicture(image),
			() => !isGone && setPicture("unreadable"),
		);
		return () => {
			isGone = true;
			URL.revokeObjectURL(address);
		};
	}, [file]);

	useEffect(() => {
		if (picture instanceof HTMLImageElement && canvas.current) draw(canvas.current, picture, cut);
	}, [picture, cut]);

	const onMove = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
		if (!held.current || !(picture instanceof HTMLImageElement)) return;
		const by = { x: clientX - held.current.x, y: clientY - held.current.y };
		held.current = { x: clientX, y: clientY };
		const side = currentTarget.getBoundingClientRect().width;
		const size = { width: picture.naturalWidth, height: picture.naturalHeight };
		setCut((before) => dragged(before, size, { x: by.x / side, y: by.y / side }));
	};

	const save = async () => {
		if (!(picture instanceof HTMLImageElement)) return;
		setBusy(true);
		const square = document.createElement("canvas");
		square.width = sentSize;
		square.height = sentSize;
		draw(square, picture, cut);
		onDone(await encoded(square));
	};

	return (
		<Dialog title={t`Choose what to show`} isOpen onClose={onClose} className="w-[min(26rem,calc(100%-2rem))]!">
			{picture === "unreadable" ? (
				<>
					<p role="alert">
						<Trans>We cannot open this file as a picture. Choose another one.</Trans>
					</p>
					<Button onClick={onClose} className="mt-5">
						<Trans>Close</Trans>
					</Button>
				</>
			) : (
				<div className="grid gap-4">
					<div className="relative mx-auto w-full max-w-80">
						<canvas
							ref={canvas}
							width={drawnSize}
							height={drawnSize}
							onPointerDown={(event) => {
								event.currentTarget.setPointerCapture(event.pointerId);
								held.current = { x: event.clientX, y: event.clientY };
							}}
							onPointerMove={onMove}
							onPointerUp={() => {
								held.current = null;
							}}
							onPointerCancel={() => {
								held.current = null;
							}}
							className="aspect-square w-full cursor-grab touch-none rounded-control bg-sunken active:cursor-grabbing"
						/>
						<span className="pointer-events-none absolute inset-0 overflow-hidden rounded-control">
							<span className="absolute inset-0 rounded-full shadow-[0_0_0_50vmax_rgb(15_26_24/0.5)]" />
						</span>
					</div>
					<p className="text-sm text-muted">
						<Trans>Drag the picture, or use the sliders. Most pages show only the circle.</Trans>
					</p>
					<Slider
						label={<Trans>Size</Trans>}
						min={1}
						max={mostZoom}
						value={cut.zoom}
						onChange={(zoom) => setCut({ ...cut, zoom })}
					/>
					<Slider
						label={<Trans>Left and right</Trans>}
						min={-1}
						max={1}
						value={-cut.x}
						isSpatial
						onChange={(x) => setCut({ ...cut, x: -x })}
					/>
					<Slider
						label={<Trans>Up and down</Trans>}
						min={-1}
						max={1}
						value={cut.y}
						onChange={(y) => setCut({ ...cut, y })}
					/>
					<div className="mt-1 flex flex-wrap justify-end gap-3">
						<Button kind="plain" onClick={onClose}>
							<Trans>Cancel</Trans>
						</Button>
						<Button onClick={save} isBusy={isBusy || picture === null}>
							<Trans>Use this photo</Trans>
						</Button>
					</div>
				</div>
			)}
		</Dialog>
	);
}

function Slider({
	label,
	isSpatial = false,
	onChange,
	...rest
}: {
	label: ReactNode;
	min: number;
	max: number;
	value: number;
	/** Left is left in every language. */
	isSpatial?: boolean;
	onChange: (value: number) => void;
}) {
	const id = useId();
	return (
		<div className="grid grid-cols-[8rem_1fr] items-center gap-3">
			<label htmlFor={id} className="text-sm">
				{label}
			</label>
			<input
				id={id}
				type="range"
				step="0.01"
				dir={isSpatial ? "ltr" : undefined}
				onChange={(event) => onChange(Number(event.currentTarget.value))}
				className="h-9 w-full"
				{...rest}
			/>
		</div>
	);
}

function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement, cut: Cut) {
	const context = canvas.getContext("2d");
	if (!context) return;
	const { left, top, side } = cutOf(cut, { width: picture.naturalWidth, height: picture.naturalHeight });
	// Transparent pictures lie on paper: JPEG knows no transparency and would make it black.
	context.fillStyle = "#fbf8f2";
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.imageSmoothingQuality = "high";
	context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** WebP where the browser can write it, else JPEG. */
async function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
	for (const type of ["image/webp", "image/jpeg"]) {
		const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
		if (blob?.type === type) return blob;
	}
	throw new Error("This browser writes no pictures.");
}
