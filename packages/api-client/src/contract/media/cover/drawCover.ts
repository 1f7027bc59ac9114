import { palettes, scrim, stops } from './colours.ts';
import { familyOf } from './motifs/families.ts';
import { createSeededRandom, hash } from './seededRandom.ts';
import { pick, roundToHundredths } from './svgShapes.ts';
import { escapeXml, splitTitle } from './titleText.ts';
import { boldSerif, boxWidth, textColours, typeset, yearLine } from './typeset.ts';

export type CoverShape = 'card' | 'dashboard' | 'detail' | 'banner' | 'thumbnail';

interface Sheet {
  /** In units of a cover 300 wide. */
  height: number;
  /** Whether the cover has a title; if not, the motif is centred. */
  hasTitle: boolean;
}

const sheet = (height: number, hasTitle: boolean): Sheet => ({ height, hasTitle });

/** The height and content of each shape. */
export const coverLayouts: Readonly<Record<CoverShape, Sheet>> = {
  card: sheet(360, true),
  dashboard: sheet(312, true),
  detail: sheet(399, true),
  banner: sheet(168, false),
  thumbnail: sheet(360, false),
};

/** All shapes of covers. */
export const coverShapes = Object.keys(coverLayouts) as readonly CoverShape[];

/** The data of a cover. The title determines the colours, the genres the motif. */
export interface CoverSubject {
  title: string;
  year?: number | null;
  genres?: readonly string[];
}

/** Draws the cover of a title as an SVG document, 300 units wide, with the height of the shape. The result depends only on the input. */
export function drawCover(subject: CoverSubject, shape: CoverShape = 'card'): string {
  const { height, hasTitle } = coverLayouts[shape];
  const parts = splitTitle(subject.title, subject.year);
  const seed = hash(parts.title);
  const random = createSeededRandom(seed);
  const palette = pick(palettes, random(palettes.length));
  const line = random(4) ? palette.glow : '#fe8';
  const family = familyOf(subject.genres ?? [], random);
  const motif = pick(family.motifs, random(family.motifs.length));
  const motifX = 78 + random(7) * 24;

  const hasText = hasTitle && parts.main !== '';
  const face = family.typeface.letterSpacing && parts.main.length > 26 ? boldSerif : family.typeface;
  const block = typeset(parts, face, height * 0.42);
  // With a tall title at the top, there would be no space for the motif above the year.
  const isTextAtTop = random(3) === 0 && hasText && block.height < height * 0.27;
  const top = isTextAtTop ? 32 : height - 57 - block.height;
  const textEdge = isTextAtTop ? top + block.height : top;
  const space = isTextAtTop ? height - 48 - textEdge : textEdge;
  const r = hasText ? Math.min(112, Math.max(66, space * 0.47)) : Math.min(118, height * 0.39);
  const x = hasText ? motifX : 150;
  const y = Math.round(hasText ? (isTextAtTop ? textEdge : 0) + space / 2 : height / 2);
  const shade = ` fill="${palette.deep}" fill-opacity=".5"`;
  const gradientRect = (id: string) => `<path d="M0 0h300v${height}H0z" fill="url(#${id})"/>`;

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 ${height}" width="300" height="${height}" role="img">` +
    (parts.title && `<title>${escapeXml(parts.title)}</title>`) +
    `<linearGradient id="a" x1="0" x2="${random(3) / 2}" y${isTextAtTop ? 1 : 2}="1">${stops([0, palette.lit], [0.4, palette.mid], [0.94, palette.deep])}</linearGradient>` +
    `<radialGradient id="b">${stops([0, `${palette.glow}9`], [0.5, `${palette.glow}3`], [1, `${palette.glow}0`])}</radialGradient>` +
    `${gradientRect('a')}<circle cx="${x}" cy="${y}" r="${Math.round(r * 1.7)}" fill="url(#b)"/>` +
    `<g transform="translate(${x} ${y})scale(${roundToHundredths(r / 100)})" fill="none" stroke="${line}" color="${palette.glow}" stroke-width="1.2">${motif(createSeededRandom(~seed), shade)}</g>` +
    `<path d="M${motifX} 0h70L${motifX - 80} ${height}h-70z" fill="#fff" fill-opacity=".05"/>` +
    (hasText
      ? `<linearGradient id="c" x2="0" y2="1">${scrim(palette, textEdge, isTextAtTop, height)}</linearGradient>${gradientRect('c')}` +
        `<g font-family="${face.family}" fill="${textColours.title}" transform="translate(${(300 - boxWidth) / 2} ${Math.round(top)})">${block.svg}` +
        `<g transform="translate(0 ${Math.round(height - 35 - top)})">${yearLine(parts.year)}</g></g>`
      : '') +
    '</svg>'
  );
}

/** A data URI of an SVG document, valid in `src`, `srcset` and a quoted `url("…")`. Throws a URIError for lone surrogates. */
export function coverDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replace(/%(2F|3A|3D)/g, decodeURIComponent)}`;
}
