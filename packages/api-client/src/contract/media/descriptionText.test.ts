import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longText } from '../testing/longText.ts';
import { withoutRewriteCredit, withoutSpanishPart } from './descriptionText.ts';

describe('withoutSpanishPart', () => {
  const english = 'You get the complicated world of a game.';

  test.each([
    ['\n\nEspañol\n\nTexto'],
    ['\r\n\r\nEspañol\r\n Texto'],
    ['\n### Español\nTexto'],
    ['\n**Español**\nTexto'],
    ['\n[Español]\nTexto'],
    ['\nEspañol: Texto'],
    ['\nEspañol'],
    ['\nESPAÑOL\nTexto'],
    ['\nEspan\u0303ol\nTexto'],
    [' Español Texto'],
    ['\nEspañol\nTexto\nEspañol\nTexto'],
  ])('cuts the description where the Spanish part begins: %j', (spanish) => {
    expect(withoutSpanishPart(`${english}${spanish}`)).toBe(english);
  });

  test.each(['It is out!', 'Is it out?'])('cuts after other punctuation, too: %s', (text) => {
    expect(withoutSpanishPart(`${text} Español Texto`)).toBe(text);
  });

  test('returns an empty text for a description in Spanish only', () => {
    expect(withoutSpanishPart('Español\nTexto')).toBe('');
  });

  test.each([
    'The voices speak English and Español in every scene.',
    'Languages: English, Español, Français.',
    'Languages:\n- English / Español\n- Deutsch',
    'A club called Españoles.\nEspañolas play too.',
    'Read this in English (Español below).',
    '',
  ])('keeps the word Español within a sentence: %j', (text) => {
    expect(withoutSpanishPart(text)).toBe(text);
  });

  test('always returns a prefix of the description', () => {
    const piece = fc.constantFrom('Español', '\n', ' ', '.', '#', 'text', '[');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(text.trim().startsWith(withoutSpanishPart(text))).toBe(true);
      }),
    );
  });

  // @control:SEC-17
  test.each(['\n', ' ', '#', '\n#* ', '>', 'Españo', 'Español', ' Español', 'x Español', '# Españolx', '['])(
    'processes a long repetition of %j in linear time',
    (piece) => {
      expect(withoutSpanishPart(`x${longText(piece)}`)).toMatch(/^x/);
      expect(withoutSpanishPart(`${longText(piece)}Español`)).toBeTypeOf('string');
    },
  );
});

describe('withoutRewriteCredit', () => {
  const synopsis = 'Two brothers search for the stone.';

  test.each([
    ' [Written by MAL Rewrite]',
    '\n\n[Written by MAL Rewrite]',
    '\n\n[Written by MAL Rewrite]\n',
    ' (Written by MAL Rewrite)',
    '\n\nWritten by MAL Rewrite',
    '\nWritten by somebody else',
    ' Written by MAL Rewrite',
    ' Written by MAL Rewrite.',
  ])('removes the trailing credit: %j', (credit) => {
    expect(withoutRewriteCredit(`${synopsis}${credit}`)).toBe(synopsis);
  });

  test('returns an empty text for a credit only', () => {
    expect(withoutRewriteCredit('[Written by MAL Rewrite]')).toBe('');
  });

  test.each([
    'A diary. Written by a ghost, it is found by Mei.',
    'Written by hand in a lost book, the spell waits.',
    '[Written by MAL Rewrite] And then the story goes on.',
    `A letter\nWritten by the king ${'who rules the land '.repeat(10)}`,
    'A letter\nWritten by the king.\nIt burns.',
    '',
  ])('keeps the words Written by in the story: %j', (text) => {
    expect(withoutRewriteCredit(text)).toBe(text.trim());
  });

  // @control:SEC-17
  test.each(['Written by', '[', '\n', ' ', 'Written by ]'])(
    'processes a long repetition of %j in linear time',
    (piece) => {
      expect(withoutRewriteCredit(longText(piece))).toBeTypeOf('string');
    },
  );
});
