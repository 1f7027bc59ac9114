import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The font with the widest coverage: most alphabets, but no emoji, and no Chinese, Japanese or Korean. */
const widestFont = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** The fonts of share images, as files, since system fonts differ between machines. */
export const fontFiles = [
  require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf'),
  require.resolve('@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf'),
  require.resolve('@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf'),
  widestFont,
];

const windowsPlatform = 3;
const fullUnicode = 10;
const segmentedCoverage = 12;

/** Reads which characters a TrueType font has, from the subtable of its table 'cmap' that covers all planes. */
function fontCharacters(font: Buffer): (codePoint: number) => boolean {
  const table = groupsAt(font);
  const count = font.readUInt32BE(table + 12);
  const groups = Array.from({ length: count }, (_, index) => {
    const group = table + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)] as const;
  });
  return (codePoint) => groups.some(([first, last]) => first <= codePoint && codePoint <= last);
}

function groupsAt(font: Buffer): number {
  const cmap = tableAt(font, 'cmap');
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const record = cmap + 4 + index * 8;
    const table = cmap + font.readUInt32BE(record + 4);
    const coversAllPlanes =
      font.readUInt16BE(record) === windowsPlatform && font.readUInt16BE(record + 2) === fullUnicode;
    if (coversAllPlanes && font.readUInt16BE(table) === segmentedCoverage) return table;
  }
  throw new Error("The font has no subtable of 'cmap' that covers all planes.");
}

function tableAt(font: Buffer, name: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table '${name}'.`);
}

const letter = /[\p{L}\p{N}]/u;
const space = /\s/;
/** Joiners and variation selectors left behind by removed emoji. A joiner between letters affects their shape and stays. */
const joiner = /(?<!\p{L}\p{M}*)[\u200c\u200d]+|[\u200c\u200d]+(?!\p{L})|[\ufe0e\ufe0f]/gu;

let hasCharacter: ((codePoint: number) => boolean) | undefined;

/**
 * Reduces a text to the characters of the bundled fonts: symbols that they lack (emoji) are removed, and the result is empty where
 * they lack a letter (Japanese), since half a name would be another name.
 */
export function drawableText(text: string): string {
  hasCharacter ??= fontCharacters(readFileSync(widestFont));
  let result = '';
  for (const character of text) {
    const isSupported = space.test(character) || hasCharacter(character.codePointAt(0) ?? 0);
    if (isSupported) result += character;
    else if (letter.test(character)) return '';
  }
  return result.replace(joiner, '').replace(/\s+/g, ' ').trim();
}
