/// <reference path="./jsx.d.ts" />
import { createStitches } from '@stitches/react';
import { stitchesConfig } from './stitchesConfig.ts';

// Stitches looks for a document once, here: without one (on the server) it writes into a sheet of its own that
// getCssText reads. In a browser it goes on in the sheet the server sent, or in an empty <style>, filled by
// insertRule: the policy allows the empty text by its hash, and rules added by script need no permission.
const stitches = createStitches(stitchesConfig);

export const { styled, css, keyframes, globalCss } = stitches;

/** All rules, whatever the page: the compiled form alone knows which of them a page uses. */
export const getCssText: (html?: string) => string = stitches.getCssText;

/** From source a page has all of them in its head. */
export const getLaterCss = (_: string): readonly (readonly string[])[] => [];

/** Writes `.name{declarations}` once: custom properties only, for their place among the rules is not that of a look. */
export function variablesRule(name: string, declarations: string): void {
  const pairs = declarations.split(';').map((declaration) => declaration.split(':'));
  globalCss({ [`.${name}`]: Object.fromEntries(pairs) })();
}
