// biome-ignore lint/style/noRestrictedImports: the one place that may
import { Trans as LinguiTrans, type TransProps } from "@lingui/react";
import { changeTexts } from "#domain/ground/sentences.ts";

/**
 * What `<Trans>` of the macro becomes (lingui.config.ts). Lingui looks for `<0>` in the finished sentence, where texts
 * that people have typed stand already; given as an element (a list is one), such a text is put in afterwards and stays as it is.
 */
export const Trans = ({ values, ...rest }: TransProps) => (
	<LinguiTrans {...rest} values={changeTexts(values ?? {}, (text) => (text.includes("<") ? [text] : text))} />
);
