import { createStitches } from '@stitches/react';
import { stitchesConfig } from '../src/theme/stitchesConfig.ts';

/** A Stitches of the build's own, with the package's own configuration. */
export const realStitches = createStitches(stitchesConfig);

type Sheet = Record<string, { group: { cssRules: readonly { cssText: string }[] } }>;

/** The rules that something writes into an empty sheet, in the order of the cascade; `themed` holds the theme alone. */
export function writtenRules(write: () => void): { themed: string; rules: string } {
  realStitches.reset();
  write();
  // Not in its types: the sheet without a document, which Stitches keeps for servers.
  const { rules } = (realStitches as unknown as { sheet: { rules: Sheet } }).sheet;
  const read = (group: string) => rules[group]?.group.cssRules.map(({ cssText }) => cssText).join('') ?? '';
  const others = Object.keys(rules).filter((group) => group !== 'themed');
  return { themed: read('themed'), rules: others.map(read).join('') };
}
