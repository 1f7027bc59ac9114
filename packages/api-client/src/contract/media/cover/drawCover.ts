import { createDice } from './createDice.ts';
import { escapeXml } from './escapeXml.ts';
import { quiet } from './faces.ts';
import { familyOf } from './families.ts';
import { scrim, stops } from './gradients.ts';
import { hash } from './hash.ts';
import { imprint } from './imprint.ts';
import { jewels } from './jewels.ts';
import { cents, pick } from './pen.ts';
import { readTitle } from './readTitle.ts';
import { type CoverShape, sheets } from './shapes.ts';
import { boxWidth, inks, typeset } from './typeset.ts';

/** What a cover is drawn from. The name chooses the colours, the genres the motif. */
export interface CoverSubject {
  title: string;
  year?: number | null;
  genres?: readonly string[];
}

/** The cover of a title as an SVG document, 300 units wide and as high as the shape asks; the same for ever. */
export function drawCover(subject: CoverSubject, shape: CoverShape = 'card'): string {
  const { height, worded } = sheets[shape];
  const words = readTitle(subject.title, subject.year);
  const seed = hash(words.title);
  const roll = createDice(seed);
  const jewel = pick(jewels, roll(jewels.length));
  const line = roll(4) ? jewel.glow : '#fe8';
  const family = familyOf(subject.genres ?? [], roll);
  const motif = pick(family.motifs, roll(family.motifs.length));
  const place = 78 + roll(7) * 24;

  const lettered = worded && words.main !== '';
  const face = family.face.tracking && words.main.length > 26 ? quiet : family.face;
  const block = typeset(words, face, height * 0.42);
  // A tall title at the head would leave the motif no room above the year.
  const crown = roll(3) === 0 && lettered && block.height < height * 0.27;
  const top = crown ? 32 : height - 57 - block.height;
  const edge = crown ? top + block.height : top;
  const room = crown ? height - 48 - edge : edge;
  const r = lettered ? Math.min(112, Math.max(66, room * 0.47)) : Math.min(118, height * 0.39);
  const x = lettered ? place : 150;
  const y = Math.round(lettered ? (crown ? edge : 0) + room / 2 : height / 2);
  const shade = ` fill="${jewel.deep}" fill-opacity=".5"`;
  const sheet = (id: string) => `<path d="M0 0h300v${height}H0z" fill="url(#${id})"/>`;

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 ${height}" width="300" height="${height}" role="img">` +
    (words.title && `<title>${escapeXml(words.title)}</title>`) +
    `<linearGradient id="a" x1="0" x2="${roll(3) / 2}" y${crown ? 1 : 2}="1">${stops([0, jewel.lit], [0.4, jewel.mid], [0.94, jewel.deep])}</linearGradient>` +
    `<radialGradient id="b">${stops([0, `${jewel.glow}9`], [0.5, `${jewel.glow}3`], [1, `${jewel.glow}0`])}</radialGradient>` +
    `${sheet('a')}<circle cx="${x}" cy="${y}" r="${Math.round(r * 1.7)}" fill="url(#b)"/>` +
    `<g transform="translate(${x} ${y})scale(${cents(r / 100)})" fill="none" stroke="${line}" color="${jewel.glow}" stroke-width="1.2">${motif(createDice(~seed), shade)}</g>` +
    `<path d="M${place} 0h70L${place - 80} ${height}h-70z" fill="#fff" fill-opacity=".05"/>` +
    (lettered
      ? `<linearGradient id="c" x2="0" y2="1">${scrim(jewel, edge, crown, height)}</linearGradient>${sheet('c')}` +
        `<g font-family="${face.family}" fill="${inks.title}" transform="translate(${(300 - boxWidth) / 2} ${Math.round(top)})">${block.svg}` +
        `<g transform="translate(0 ${Math.round(height - 35 - top)})">${imprint(words.year)}</g></g>`
      : '') +
    '</svg>'
  );
}
