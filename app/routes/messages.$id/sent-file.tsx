import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { FileText, Image } from "lucide-react";
import type { MessageFile } from "#domain/messages/messages.ts";
import { Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";
import { SubmitButton } from "../../components/submit-button.tsx";

/** A file of a message; its sender can delete it for both. */
export function SentFile({
	thread_id,
	message_id,
	file: { name, type, bytes },
	isOwn,
}: {
	thread_id: string;
	message_id: string;
	file: MessageFile;
	isOwn: boolean;
}) {
	const formats = useFormats();
	const Icon = type === "application/pdf" ? FileText : Image;
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
			<span className="min-w-0 flex-1 basis-40">
				<a
					href={`/messages/${thread_id}/files/${message_id}`}
					download={name}
					className="font-medium [overflow-wrap:anywhere] text-accent underline underline-offset-4"
				>
					<bdi>{name}</bdi>
				</a>
				<span className="block text-sm text-muted">
					<Fact>{`${formats.number(Math.max(1, Math.round(bytes / 1024)))} kB`}</Fact>
				</span>
			</span>
			{isOwn && (
				<Form method="post" preventScrollReset>
					<SubmitButton intent="remove_file" kind="plain" size="small" value={{ name: "message", value: message_id }}>
						<Trans>Delete</Trans>
						<span className="sr-only">
							: <bdi>{name}</bdi>
						</span>
					</SubmitButton>
				</Form>
			)}
		</div>
	);
}
