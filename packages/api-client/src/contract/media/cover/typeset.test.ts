import { describe, expect, it } from 'vitest';
import { splitTitle } from './titleText.ts';
import { boldSerif, breakLines, measureText, sansCapitals, typeset } from './typeset.ts';

const textLines = (title: string, face = boldSerif) =>
  Array.from(typeset(splitTitle(title), face, 150).svg.matchAll(/>([^<]+)</g), ([, line]) => line);

describe('breakLines', () => {
  it('minimises the width of the widest line', () => {
    expect(breakLines('The Shawshank Redemption', 2, measureText)).toEqual(['The Shawshank', 'Redemption']);
  });

  it('keeps a numeral with its word', () => {
    expect(breakLines('Red Dead Redemption 2', 2, measureText)).toEqual(['Red Dead', 'Redemption\u00a02']);
    expect(breakLines('Final Fantasy VII', 3, measureText)).toEqual(['Final', 'Fantasy\u00a0VII']);
  });

  it('breaks Japanese between characters, but not within a katakana word', () => {
    expect(breakLines('葬送のフリーレン', 2, measureText)).toEqual(['葬送の', 'フリーレン']);
  });
});

describe('typeset', () => {
  it('returns the lines of the title, then those of the subtitle', () => {
    expect(textLines('The Legend of Zelda: Breath of the Wild')).toEqual([
      'The Legend',
      'of Zelda',
      'Breath of the Wild',
    ]);
  });

  it('splits at the last separator within the first 30 characters', () => {
    expect(splitTitle('Mission: Impossible – Fallout')).toMatchObject({
      main: 'Mission: Impossible',
      subtitle: 'Fallout',
    });
  });

  it('does not leave a short word alone on a line', () => {
    expect(textLines('Delicious in Dungeon')).not.toContain('in');
  });

  it('converts the title to capitals for a typeface with capitals', () => {
    expect(textLines('Elden Ring', sansCapitals)).toEqual(['ELDEN', 'RING']);
  });

  it('truncates a title that is too long for four lines with an ellipsis', () => {
    const lines = textLines('word '.repeat(41));
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('sets the direction of Arabic and Hebrew, also of their presentation forms, to right to left', () => {
    expect(typeset(splitTitle('\ufe8d\ufedf'), boldSerif, 150).svg).toContain('direction="rtl"');
    expect(typeset(splitTitle('שלום עולם'), boldSerif, 150).svg).toContain('direction="rtl"');
    expect(typeset(splitTitle('Shalom'), boldSerif, 150).svg).not.toContain('direction');
  });
});

describe('readTitle', () => {
  it('removes a trailing year in brackets that equals the release year', () => {
    expect(splitTitle('Hunter x Hunter (2011)', 2011)).toMatchObject({
      main: 'Hunter x Hunter',
      year: '2011',
    });
    expect(splitTitle('Silent Hill 2 (2001)')).toMatchObject({ main: 'Silent Hill 2', year: '2001' });
    expect(splitTitle('Blade Runner (2049)', 2017)).toMatchObject({
      main: 'Blade Runner (2049)',
      year: '2017',
    });
  });
});
