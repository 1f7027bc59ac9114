import { describe, expect, it } from 'vitest';
import { breakLines } from './breakLines.ts';
import { loud, quiet } from './faces.ts';
import { measure } from './measure.ts';
import { readTitle } from './readTitle.ts';
import { typeset } from './typeset.ts';

const set = (title: string, face = quiet) =>
  Array.from(typeset(readTitle(title), face, 150).svg.matchAll(/>([^<]+)</g), ([, line]) => line);

describe('breakLines', () => {
  it('makes the widest line as narrow as can be', () => {
    expect(breakLines('The Shawshank Redemption', 2, measure)).toEqual(['The Shawshank', 'Redemption']);
  });

  it('keeps a numeral with its word', () => {
    expect(breakLines('Red Dead Redemption 2', 2, measure)).toEqual(['Red Dead', 'Redemption\u00a02']);
    expect(breakLines('Final Fantasy VII', 3, measure)).toEqual(['Final', 'Fantasy\u00a0VII']);
  });

  it('breaks Japanese between signs but not within a katakana word', () => {
    expect(breakLines('葬送のフリーレン', 2, measure)).toEqual(['葬送の', 'フリーレン']);
  });
});

describe('typeset', () => {
  it('sets the series large and what follows its colon small', () => {
    expect(set('The Legend of Zelda: Breath of the Wild')).toEqual([
      'The Legend',
      'of Zelda',
      'Breath of the Wild',
    ]);
  });

  it('turns at the last sign near the front', () => {
    expect(readTitle('Mission: Impossible – Fallout')).toMatchObject({
      main: 'Mission: Impossible',
      subtitle: 'Fallout',
    });
  });

  it('leaves no short word alone on a line', () => {
    expect(set('Delicious in Dungeon')).not.toContain('in');
  });

  it('sets lively families in capitals', () => {
    expect(set('Elden Ring', loud)).toEqual(['ELDEN', 'RING']);
  });

  it('shortens what is too long for four lines', () => {
    const lines = set('word '.repeat(41));
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('sets Arabic and Hebrew from the right', () => {
    expect(typeset(readTitle('שלום עולם'), quiet, 150).svg).toContain('direction="rtl"');
    expect(typeset(readTitle('Shalom'), quiet, 150).svg).not.toContain('direction');
  });
});

describe('readTitle', () => {
  it('drops a year in brackets that is the year anyway', () => {
    expect(readTitle('Hunter x Hunter (2011)', 2011)).toMatchObject({
      main: 'Hunter x Hunter',
      year: '2011',
    });
    expect(readTitle('Silent Hill 2 (2001)')).toMatchObject({ main: 'Silent Hill 2', year: '2001' });
    expect(readTitle('Blade Runner (2049)', 2017)).toMatchObject({
      main: 'Blade Runner (2049)',
      year: '2017',
    });
  });
});
