import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The font that has what the others have not: most alphabets, but no emoji, and no Chinese, Japanese or Korean. */
const widestFont = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** The fonts of pictures, as files: those of a system are others on every machine. */
export const fontFiles = [
  require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf'),
  require.resolve('@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf'),
  require.resolve('@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf'),
  widestFont,
];

const unicode = 3;
const allPlanes = 10;
const segmented = 12;

/** Which characters a TrueType font has, out of its table 'cmap' (in the format for all planes). */
function fontCharacters(font: Buffer): (codePoint: number) => boolean {
  const table = groupsAt(font);
  const count = font.readUInt32BE(table + 12);
  const groups = Array.from({ length: count }, (_, place) => {
    const group = table + 16 + place * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)] as const;
  });
  return (codePoint) => groups.some(([first, last]) => first <= codePoint && codePoint <= last);
}

function groupsAt(font: Buffer): number {
  const cmap = tableAt(font, 'cmap');
  for (let place = 0; place < font.readUInt16BE(cmap + 2); place++) {
    const record = cmap + 4 + place * 8;
    const table = cmap + font.readUInt32BE(record + 4);
    const isIt = font.readUInt16BE(record) === unicode && font.readUInt16BE(record + 2) === allPlanes;
    if (isIt && font.readUInt16BE(table) === segmented) return table;
  }
  throw new Error('The font does not say which characters it has.');
}

function tableAt(font: Buffer, name: string): number {
  for (let place = 0; place < font.readUInt16BE(4); place++) {
    const record = 12 + place * 16;
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table '${name}'.`);
}

const letter = /[\p{L}\p{N}]/u;
const space = /\s/;
/** Between letters it says how they are written; of emoji it is what remains. */
const joiner = /(?<!\p{L}\p{M}*)[\u200c\u200d]+|[\u200c\u200d]+(?!\p{L})|[\ufe0e\ufe0f]/gu;

let has: ((codePoint: number) => boolean) | undefined;

/**
 * A text as the fonts of pictures can write it: without the signs that they have not (emoji), and nothing at all where they have
 * not all of its letters (Japanese), for half a name is another name.
 */
export function showableText(text: string): string {
  has ??= fontCharacters(readFileSync(widestFont));
  let shown = '';
  for (const character of text) {
    const isKnown = space.test(character) || has(character.codePointAt(0) ?? 0);
    if (isKnown) shown += character;
    else if (letter.test(character)) return '';
  }
  return shown.replace(joiner, '').replace(/\s+/g, ' ').trim();
}
