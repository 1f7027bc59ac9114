import { isLook, keyframesRules, readLook } from './readLook.ts';
import { realStitches, writtenRules } from './realStitches.ts';
import type { StyleRecord } from './StyleRecord.ts';

// Stands in for theme/stitches.ts while the package's modules are run at build time: each call carries its place, is
// answered by the real Stitches, and what came of it is kept.

type Style = Record<string, never>;
type Look = ReturnType<typeof realStitches.css>;

/** What came of each call, by its place. */
export const records = new Map<string, StyleRecord>();

/** The real look of each `css` and `styled` by its place, for who compares. */
export const realLooks = new Map<string, Look>();

function recordLook(place: string, composers: Style[]): Look {
  const look = realStitches.css(...composers);
  realLooks.set(place, look);
  records.set(
    place,
    at(place, () => ({ kind: 'look', parts: readLook(look) })),
  );
  return look;
}

function at<Result>(place: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw new Error(`The style at ${place} cannot be compiled. ${(cause as Error).message}`, { cause });
  }
}

export const css =
  (place: string) =>
  (...composers: Style[]) =>
    recordLook(place, composers);

export const styled =
  (place: string) =>
  (type: unknown, ...composers: Style[]) => {
    if (isLook(type)) {
      throw new Error(
        `The style at ${place} cannot be compiled. It gives a second look to a piece that has one, whose rules would come after its own. Give both style objects to one call.`,
      );
    }
    return recordLook(place, composers);
  };

export const keyframes = (place: string) => (frames: Record<string, Style>) => {
  const made = realStitches.keyframes(frames);
  const { rules } = writtenRules(() => made());
  keyframesRules.set(made.name, rules);
  records.set(place, { kind: 'keyframes', name: made.name });
  return made;
};

export const globalCss = (place: string) => (style: Record<string, Style>) => {
  const apply = realStitches.globalCss(style);
  // The theme's custom properties go with what is global: a page has both once, and a component by itself weighs less.
  const { themed, rules } = writtenRules(() => apply());
  records.set(place, { kind: 'global', text: themed + rules });
  return apply;
};

export { writtenRules };

/** What is no look and writes nothing at build time. */
export const getCssText = (): string => '';
export const variablesRule = (): void => {};
