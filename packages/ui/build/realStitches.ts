import { createStitches } from '@stitches/react';
import { stitchesConfig } from '../src/theme/stitchesConfig.ts';

/** A separate instance of Stitches for the build, with the configuration of the package. */
export const realStitches = createStitches(stitchesConfig);

type Sheet = Record<string, { group: { cssRules: readonly { cssText: string }[] } }>;

/** The rules that `write` adds to an empty style sheet, in cascade order; those of the theme separately in `themed`. */
export function captureRules(write: () => void): { themed: string; rules: string } {
  realStitches.reset();
  write();
  // `sheet` is missing in the types of Stitches: the sheet that it uses on servers, where there is no document.
  const { rules } = (realStitches as unknown as { sheet: { rules: Sheet } }).sheet;
  const textOf = (group: string) => rules[group]?.group.cssRules.map(({ cssText }) => cssText).join('') ?? '';
  const others = Object.keys(rules).filter((group) => group !== 'themed');
  return { themed: textOf('themed'), rules: others.map(textOf).join('') };
}
