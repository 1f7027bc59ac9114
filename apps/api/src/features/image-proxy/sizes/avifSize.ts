import type { ImageSize, ReadImageSize } from './ImageSize.ts';

/** A part of the file that has a name: where its content begins and ends. */
interface Box {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Its smallest: four bytes of flags, the width and the height. */
const sizeBytes = 12;

/** The widest and the highest of everything in the file: what is shown may be put together from tiles. */
export const avifSize: ReadImageSize = (bytes) => {
  const whole = { name: '', start: 0, end: bytes.length };
  const [type] = boxes(bytes, whole);
  if (type?.name !== 'ftyp' || !brands(bytes, type).some((brand) => brand === 'avif' || brand === 'avis'))
    return undefined;
  const meta = find(bytes, whole, 'meta');
  const properties = meta && find(bytes, { ...meta, start: meta.start + 4 }, 'iprp');
  const shared = properties && find(bytes, properties, 'ipco');
  let size: ImageSize | undefined;
  for (const { name, start, end } of shared ? boxes(bytes, shared) : []) {
    if (name !== 'ispe' || end - start < sizeBytes) continue;
    size = {
      width: Math.max(size?.width ?? 0, bytes.readUInt32BE(start + 4)),
      height: Math.max(size?.height ?? 0, bytes.readUInt32BE(start + 8)),
    };
  }
  return size;
};

function find(bytes: Buffer, within: Box, name: string): Box | undefined {
  for (const box of boxes(bytes, within)) if (box.name === name) return box;
  return undefined;
}

/** Those next to each other, up to the first that does not fit: of at least eight bytes each, so there is an end. */
function* boxes(bytes: Buffer, { start, end }: Box): Generator<Box> {
  let at = start;
  while (at + 8 <= end) {
    const length = bytes.readUInt32BE(at);
    if (length < 8 || at + length > end) return;
    yield { name: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: at + length };
    at += length;
  }
}

/** The first one, then four bytes of a version, then the others; no file has more than a few. */
function brands(bytes: Buffer, { start, end }: Box): string[] {
  const names: string[] = [];
  for (let at = start; at + 4 <= end && names.length < 32; at += 4)
    names.push(bytes.toString('latin1', at, at + 4));
  return names;
}
