// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { coverSample as sample } from './coverSample.ts';
import { coverDataUri, coverLayouts, coverShapes, drawCover } from './drawCover.ts';
import { boxWidth } from './typeset.ts';

const edgeCaseTitles: readonly string[] = [
  '',
  '   ',
  'A'.repeat(206),
  `${'word '.repeat(41)}x`,
  '🎮'.repeat(120),
  `<script>alert(1)&"'</script>`,
  ']]><!--<?x ?>',
  '劇場版「鬼滅の刃」無限列車編 とても長いタイトルの物語、その続き',
  'ألف ليلة وليلة: الحكاية',
  '👨‍👩‍👧‍👦 한국어 제목 🔥',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'a\u0000b\u0007c\u001bd\u009f\u202e\ufeff',
  'x\ud800y\udc00z\uffff\ufffe',
  '\ud83c',
  '\u0301\u0302',
  ': - (2018)',
  'ß ﬁ İ',
];

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'application/xml');
const covers = coverShapes.flatMap((shape) => sample.map((subject) => drawCover(subject, shape)));

describe('drawCover', () => {
  it('is deterministic, and draws different covers for different titles', () => {
    for (const subject of sample) expect(drawCover({ ...subject })).toBe(drawCover(subject));
    expect(new Set(covers).size).toBe(covers.length);
  });

  it('draws all shapes of a title in the same colours', () => {
    for (const subject of sample) {
      const colours = coverShapes.map((shape) => drawCover(subject, shape).match(/ color="#\w+"/)?.[0]);
      expect(new Set(colours).size).toBe(1);
    }
  });

  it.each(coverShapes)('draws a complete document 300 units wide in the shape %s', (shape) => {
    for (const subject of sample) {
      const root = parse(drawCover(subject, shape)).documentElement;
      expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg');
      expect(root.getAttribute('viewBox')).toBe(`0 0 300 ${coverLayouts[shape].height}`);
      expect(root.getAttribute('width')).toBe('300');
      expect(root.getAttribute('height')).toBe(`${coverLayouts[shape].height}`);
      expect(root.querySelector('title')?.textContent).toBe(subject.title);
      expect(root.querySelectorAll('text').length > 0).toBe(coverLayouts[shape].hasTitle);
    }
  });

  it('contains no script, style, external reference or invalid number', () => {
    for (const svg of covers) {
      expect(svg).not.toMatch(
        /<script|<style|<image|<foreignObject|style=|on\w+=|NaN|undefined|Infinity|e-\d/,
      );
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\((?!#)|href="(?!#)/);
    }
  });

  it('draws at most four lines, none wider than the text box', () => {
    for (const title of [...edgeCaseTitles, ...sample.map((subject) => subject.title)]) {
      for (const shape of coverShapes) {
        const lines = Array.from(
          parse(drawCover({ title, genres: ['Horror'] }, shape)).querySelectorAll('text[font-size]'),
        );
        expect(lines.length).toBeLessThanOrEqual(4);
        for (const line of lines)
          expect(Number(line.getAttribute('textLength'))).toBeLessThanOrEqual(boxWidth);
      }
    }
  });

  it('is well-formed XML for every title', () => {
    for (const title of edgeCaseTitles) {
      for (const shape of coverShapes) {
        const svg = drawCover({ title, year: 1999, genres: [title] }, shape);
        const document = parse(svg);
        expect(document.querySelector('parsererror')).toBeNull();
        expect(document.documentElement.localName).toBe('svg');
        expect(document.querySelector('script')).toBeNull();
        expect(encodeURIComponent(svg)).toMatch(/^%3Csvg/);
      }
    }
  });

  it('removes control characters from the title', () => {
    const text = parse(drawCover({ title: 'a\u0000b\u0007c\nd' })).querySelector('title')?.textContent;
    expect(text).toBe('abc d');
  });

  it('draws only the motif when there is no title', () => {
    expect(drawCover({ title: '' })).not.toContain('<text');
    expect(drawCover({ title: ' \u0000 ' })).not.toContain('<title');
  });
});

describe('coverDataUri', () => {
  it('encodes the document without loss and without characters that need quoting', () => {
    const svg = drawCover({ title: `Ō "100 %" #1 & <b>'s 葬送` });
    const uri = coverDataUri(svg);
    expect(uri).toMatch(/^data:image\/svg\+xml,[^\s"<>#]+$/);
    expect(decodeURIComponent(uri.slice(uri.indexOf(',') + 1))).toBe(svg);
  });
});
