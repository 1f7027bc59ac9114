import type { ImageSize, ReadImageSize } from './ImageSize.ts';

/** A named part of the file, with the start and the end of its content. */
interface Box {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The minimum content of a box 'ispe': four bytes of version and flags, the width and the height. */
const minSizeBoxBytes = 12;

/** Reads the greatest width and the greatest height in the file, since the image may be composed of tiles. */
export const avifSize: ReadImageSize = (bytes) => {
  const file = { name: '', start: 0, end: bytes.length };
  const [type] = boxes(bytes, file);
  if (type?.name !== 'ftyp' || !brands(bytes, type).some((brand) => brand === 'avif' || brand === 'avis'))
    return undefined;
  const meta = find(bytes, file, 'meta');
  const properties = meta && find(bytes, { ...meta, start: meta.start + 4 }, 'iprp');
  const shared = properties && find(bytes, properties, 'ipco');
  let size: ImageSize | undefined;
  for (const { name, start, end } of shared ? boxes(bytes, shared) : []) {
    if (name !== 'ispe' || end - start < minSizeBoxBytes) continue;
    size = {
      width: Math.max(size?.width ?? 0, bytes.readUInt32BE(start + 4)),
      height: Math.max(size?.height ?? 0, bytes.readUInt32BE(start + 8)),
    };
  }
  return size;
};

function find(bytes: Buffer, parent: Box, name: string): Box | undefined {
  for (const box of boxes(bytes, parent)) if (box.name === name) return box;
  return undefined;
}

/** Yields the boxes directly in a box, up to the first malformed one. Each has at least eight bytes, so the loop ends. */
function* boxes(bytes: Buffer, { start, end }: Box): Generator<Box> {
  let at = start;
  while (at + 8 <= end) {
    const length = bytes.readUInt32BE(at);
    if (length < 8 || at + length > end) return;
    yield { name: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: at + length };
    at += length;
  }
}

/** Reads the major brand, the four bytes of its version, and the compatible brands, of which no valid file has more than a few. */
function brands(bytes: Buffer, { start, end }: Box): string[] {
  const names: string[] = [];
  for (let at = start; at + 4 <= end && names.length < 32; at += 4)
    names.push(bytes.toString('latin1', at, at + 4));
  return names;
}
