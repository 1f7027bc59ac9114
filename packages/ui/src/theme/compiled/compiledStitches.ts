import { addClass, addRules, groups } from './sheet.ts';

export { css } from './css.ts';
export {
  addWithoutLayer,
  adoptCss,
  getCssText,
  getLaterCss,
  insertLaterCss,
  recordUses,
  selectCss,
} from './sheet.ts';
export { styled } from './styled.ts';

/** The compiled `globalCss(…)`: returns a function that adds the rules once. */
export const globalCss = (text: string) => () => addRules(groups.global, text, text);

/** Adds the rule `.name{declarations}` once. */
export const variablesRule = (name: string, declarations: string): string =>
  addClass(groups.global, name, `&{${declarations}}`);

/** Exists only so that imports resolve: the build replaces every call by the name of the animation. */
export const keyframes = undefined;
