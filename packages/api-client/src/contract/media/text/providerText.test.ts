import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longText } from '../../testing/longText.ts';
import {
  displayTitle,
  htmlToText,
  usableSlug,
  withoutRewriteCredit,
  withoutSpanishPart,
} from './providerText.ts';

describe('displayTitle', () => {
  test('returns the first name with a visible character, else Untitled', () => {
    expect(displayTitle([null, '', '  ', '\u200b', 'Portal 2', 'Portal'])).toBe('Portal 2');
    expect(displayTitle([undefined, '\u202e'])).toBe('Untitled');
  });

  test('removes line breaks and bidirectional control characters', () => {
    expect(displayTitle(['Half\n\tLife\u202e 2\u0000'])).toBe('Half Life 2');
    expect(displayTitle(['بازی‌ها 葬送 👩‍🚀'])).toBe('بازی‌ها 葬送 👩‍🚀');
  });
});

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

describe('htmlToText', () => {
  test('paragraphs and line breaks become newlines, other tags are removed', () => {
    expect(
      htmlToText('<p>Rockstar <b>went</b> bigger.<br />\nSix cars.</p><p class="x">Two planes.</p>'),
    ).toBe('Rockstar went bigger.\n\nSix cars.\nTwo planes.');
  });

  test('entities are decoded once', () => {
    expect(htmlToText('Ratchet &amp; Clank &lt;3 &quot;it&#39;s&quot;&nbsp;fun')).toBe(
      'Ratchet & Clank <3 "it\'s" fun',
    );
    expect(htmlToText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
  });

  test('text without markup is unchanged', () => {
    expect(htmlToText('5 < 7 and 9 > 8 & so on')).toBe('5 < 7 and 9 > 8 & so on');
  });

  // @control:SEC-17
  test('removes control, bidirectional and zero-width characters, and keeps newlines and letters of every script', () => {
    expect(htmlToText('a\u0000b\u202ec\u2066d\u200be\ufefff\u00adg\u001b[1m\r\nh\ti')).toBe(
      'abcdefg[1m\nh\ti',
    );
    expect(htmlToText('葬送のフリーレン é ñ пример 🎮')).toBe('葬送のフリーレン é ñ пример 🎮');
  });

  // @control:SEC-17
  test.each(['\u202e', '<', '<a', '<br', '<p>', '</p', '&', '&amp', '<<a>>'])(
    'processes a long repetition of %j in linear time',
    (piece) => {
      expect(htmlToText(longText(piece))).toBeTypeOf('string');
    },
  );
});

describe('usableSlug', () => {
  test.each(['portal-2', 'a/b?c#d', '%00', '…', '...', '進撃の巨人', '🎮', 'x'.repeat(300)])(
    'returns %s unchanged',
    (slug) => {
      expect(usableSlug(slug)).toBe(slug);
      expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
    },
  );

  const unusable = [undefined, null, '', '.', '..', 'half \ud83c of a character'];

  test.each(unusable)('returns null for %o', (slug) => {
    expect(usableSlug(slug)).toBeNull();
  });
});
