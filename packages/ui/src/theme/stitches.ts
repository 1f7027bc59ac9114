/// <reference path="./jsx.d.ts" />
import { createStitches } from '@stitches/react';
import { stitchesConfig } from './stitchesConfig.ts';

// Stitches checks for a document once, here: without one (on the server) it writes into an internal sheet that
// getCssText reads. In a browser it adds to the sheet that the server sent, or to an empty <style>, by insertRule:
// the CSP allows the empty text by its hash, and does not restrict rules that are added by script.
const stitches = createStitches(stitchesConfig);

export const { styled, css, keyframes, globalCss } = stitches;

/** All rules, whatever `html` is: only the compiled form can select those that a page uses. */
export const getCssText: (html?: string) => string = stitches.getCssText;

/** Empty, because `getCssText` returns all rules when the package runs from source. */
export const getLaterCss = (_: string): readonly (readonly string[])[] => [];

/** Has no effect, because `getLaterCss` returns none. */
export const insertLaterCss = (): void => {};

/** Has no effect, because the rules are in no cascade layer when the package runs from source. */
export const addWithoutLayer = (): void => {};

/** All rules as one without a class, because only the compiled form knows which rules belong to a class. */
export function selectCss(select: (rules: string, className: string | undefined) => boolean): string {
  const css = getCssText();
  return select(css, undefined) ? css : '';
}

/** Does nothing: only the compiled form records uses. */
export function recordUses(_: (className: string) => void): void {}

/** Does nothing: the compiled form does not add rules that a page has. */
export function adoptCss(_: string): void {}

/** Adds the rule `.name{declarations}` once and returns the name. Custom properties only: it is a global rule and precedes those of components. */
export function variablesRule(name: string, declarations: string): string {
  const pairs = declarations.split(';').map((declaration) => declaration.split(':'));
  globalCss({ [`.${name}`]: Object.fromEntries(pairs) })();
  return name;
}
