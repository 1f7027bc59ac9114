import type { Part } from '../src/theme/compiled/css.ts';
import { captureRules, isStitchesStyle, keyframesRules, readParts, realStitches } from './realStitches.ts';

// Replaces theme/stitches.ts while the modules of the package run at build time: each call passes its location first
// (`css(location)(…)`), is forwarded to the real Stitches, and its result is recorded.

type Style = Record<string, never>;
type StitchesStyles = ReturnType<typeof realStitches.css>;

/** Result of each call, by its location. */
export const records = new Map<string, StyleRecord>();

/** What Stitches returned for each `css` and `styled`, by the location of the call; for comparisons in tests. */
export const stitchesStyles = new Map<string, StitchesStyles>();

function recordCall(location: string, composers: Style[]): StitchesStyles {
  const styles = realStitches.css(...composers);
  stitchesStyles.set(location, styles);
  records.set(
    location,
    withLocation(location, () => ({ kind: 'style', parts: readParts(styles) })),
  );
  return styles;
}

function withLocation<Result>(location: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw new Error(`The style at ${location} cannot be compiled. ${(cause as Error).message}`, { cause });
  }
}

export const css =
  (location: string) =>
  (...composers: Style[]) =>
    recordCall(location, composers);

export const styled =
  (location: string) =>
  (type: unknown, ...composers: Style[]) => {
    if (isStitchesStyle(type)) {
      throw new Error(
        `The style at ${location} cannot be compiled. It styles a component that already has styles, whose rules would come after the new ones. Pass both style objects to one call.`,
      );
    }
    return recordCall(location, composers);
  };

export const keyframes = (location: string) => (frames: Record<string, Style>) => {
  const animation = realStitches.keyframes(frames);
  const { rules } = captureRules(() => animation());
  keyframesRules.set(animation.name, rules);
  records.set(location, { kind: 'keyframes', name: animation.name });
  return animation;
};

export const globalCss = (location: string) => (style: Record<string, Style>) => {
  const apply = realStitches.globalCss(style);
  // The theme's custom properties are part of the global rules that use them: a page needs both once, and single components stay
  // smaller. The rules of a theme only declare them.
  const { themed, rules } = captureRules(() => apply());
  records.set(location, { kind: 'global', text: rules.includes('var(') ? themed + rules : rules });
  return apply;
};

export { captureRules };

/** Exports of theme/stitches.ts that write no rules at build time. */
export const getCssText = (): string => '';
export const addWithoutLayer = (): void => {};
export const insertLaterCss = (): void => {};
export const variablesRule = (): string => '';

/** The result of one style call, recorded from Stitches at build time. */
export type StyleRecord =
  | { kind: 'style'; parts: Part[] }
  | { kind: 'keyframes'; name: string }
  | { kind: 'global'; text: string };
