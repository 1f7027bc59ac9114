import { addRules, groups } from './sheet.ts';

export { css } from './css.ts';
export { getCssText, getLaterCss } from './sheet.ts';
export { styled } from './styled.ts';

/** The compiled `globalCss(…)`: the rules of the page itself, written once when it is called. */
export const globalCss = (text: string) => () => addRules(groups.global, text, text);

/** Writes `.name{declarations}` once. */
export const variablesRule = (name: string, declarations: string): void =>
  addRules(groups.global, name, `&{${declarations}}`);

/** Every call of it is replaced by a name when it is compiled; so that its imports still lead somewhere. */
export const keyframes = undefined;
