const unicode = 3;
const allPlanes = 10;
const segmented = 12;

/** Which characters a TrueType font has, out of its table 'cmap' (in the format for all planes). */
export function fontLetters(font: Buffer): (codePoint: number) => boolean {
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
