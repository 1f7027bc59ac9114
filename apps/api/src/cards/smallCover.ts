import { type CoverShape, type CoverSubject, drawCover } from '@gildshelf/api-client/cover';

/** A title's cover at a place of a card, so wide; `name` keeps its gradients apart from those of other covers. */
export function smallCover(
  subject: CoverSubject,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly name: string },
  shape: CoverShape = 'card',
): string {
  const { x, y, width, name } = place;
  // Between quotes that no text has in it: those of texts are escaped.
  const svg = drawCover(subject, shape)
    .replaceAll(' id="', ` id="${name}`)
    .replaceAll('="url(#', `="url(#${name}`)
    .replace(/<title>[^<]*<\/title>/, '');
  return `<g transform="translate(${x} ${tenths(y)})scale(${Math.round((width / 300) * 1000) / 1000})">${svg}</g>`;
}

const tenths = (value: number) => Math.round(value * 10) / 10;
