import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as contract from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { isNamedTest, isTestOfSite } from '../support/isNamedTest.ts';
import { extractQuotes, fingerprint, type Quote } from './extractQuotes.ts';
import list from './quotedTexts.json' with { type: 'json' };

interface QuotedText extends Quote {
  readonly kind: 'sentence' | 'label' | 'key';
  /** A value of the contract by its path, or the screen that shows the text ('site:LoginPage'). */
  readonly source: string;
  /** 'file > name of the test' that shows the text where it is used. */
  readonly test?: string;
  /** Why no screen shows it, where its test is at the function that produces it. */
  readonly reason?: string;
}

const texts = list.texts as readonly QuotedText[];
const root = new URL('../../', import.meta.url);

/** What stands in the spec where a sentence has a gap. */
const gaps: Readonly<Record<string, readonly string[]>> = {
  'messages.collection.removeFailed': ['game'],
  'messages.collection.confirmRemove': ['{title}'],
  'messages.collection.removed': ['{title}'],
  'messages.collection.rated': ['{title}'],
  'messages.collection.empty': ['{type}', '{filter}'],
  'messages.session.missingPart': ['n'],
  'messages.session.invalidBase64': ['n'],
  'messages.session.invalidJson': ['n'],
};

function entriesOf(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return [{ path, text: value(...(gaps[path] ?? [])) }];
  return Object.entries(value as object).flatMap(([name, part]) => entriesOf(part, `${path}.${name}`));
}

const entries = entriesOf(contract.messages, 'messages');

function valueAt(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], contract);
}

describe('the sentences of the spec', () => {
  const sentences = texts.filter(
    ({ kind, section, source }) =>
      kind === 'sentence' && (['4', '5', '8'].includes(section) || source.startsWith('messages.')),
  );

  test('every sentence of the spec has exactly one entry in messages.ts', () => {
    expect(sentences.length).toBeGreaterThan(60);
    for (const { text, source } of sentences)
      expect([text, entries.filter((entry) => entry.text === text).map(({ path }) => path)]).toEqual([
        text,
        [source],
      ]);
  });

  test('no two entries say the same, so that near twins stay apart', () => {
    expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length);
    expect(contract.messages.register.missingFields).toBe(`${contract.messages.login.missingFields}.`);
    expect(contract.messages.changePassword.mismatch).not.toContain(contract.messages.resetPassword.mismatch);
  });

  test('messages.ts holds no sentence that the spec does not quote', () => {
    const quotes = new Set(texts.map(({ source, text }) => `${source}: ${text}`));
    expect(entries.map(({ path, text }) => `${path}: ${text}`).filter((entry) => !quotes.has(entry))).toEqual(
      [],
    );
  });

  test('removing an anime fails in the same words as removing a game', () => {
    expect(contract.messages.collection.removeFailed('anime')).toBe(
      'Failed to remove anime from your collection. Please try again later.',
    );
  });

  test('what our server says of a link is understood by the words that the spec looks for', () => {
    const { linkExpired, linkUsed, linkUnknown } = contract.ownMessages.account;
    expect(linkExpired).toContain('expired');
    expect(linkUsed).toContain('already verified');
    expect(linkUnknown).not.toMatch(/expired|already verified/);
    expect(contract.messages.login.unverified).toContain('verify your email');
  });
});

describe('where each quoted text comes from', () => {
  test('every text says what it is, and where it comes from', () => {
    for (const { text, kind, source } of texts) {
      expect([text, kind]).toEqual([text, expect.stringMatching(/^(sentence|label|key)$/)]);
      expect([text, source]).toEqual([
        text,
        expect.stringMatching(/^((site|widgets):[A-Z]\w+|[a-z]\w+(\.\w+)*)$/),
      ]);
    }
  });

  test('a text of the contract is the value at its source', () => {
    for (const { text, source } of texts.filter((quote) => !quote.source.includes(':'))) {
      const value = valueAt(source);
      expect([text, source, value]).not.toEqual([text, source, undefined]);
      if (typeof value === 'string') expect([source, value]).toEqual([source, text]);
    }
  });

  test('a text that a function or a rule produces names the test that shows it', () => {
    const produced = texts.filter(({ source }) => {
      const value = source.includes(':') || source in gaps ? '' : valueAt(source);
      return typeof value !== 'string';
    });
    expect(produced.length).toBeGreaterThan(5);
    expect(produced.filter((quote) => quote.test === undefined)).toEqual([]);
  });

  test('every text is read on a screen, by a test of the site of its own name, or says why no screen can show it', () => {
    const unread = texts.filter(({ test: name = '', reason }) => !reason && !isTestOfSite(name));
    expect(unread.map(({ section, text }) => `§${section} ${text}`)).toEqual([]);
    expect(texts.filter(({ test: name }) => name === undefined)).toEqual([]);
  });

  test('every test that is named exists', () => {
    const missing = texts.flatMap((quote) => {
      if (quote.test === undefined) return [];
      return isNamedTest(quote.test) ? [] : [quote.test];
    });
    expect([...new Set(missing)]).toEqual([]);
  });
});

const place = process.env.SPEC_FILE ?? fileURLToPath(new URL('../shared/spec.md', root));

if (existsSync(place)) {
  describe('with the spec at hand', () => {
    const specification = readFileSync(place, 'utf8');

    test('the list was taken from this text', () => {
      expect(fingerprint(specification)).toBe(list.sha256);
    });

    test('no quoted text is missing from the list, and none was made up', () => {
      expect(texts.map(({ section, text }) => ({ section, text }))).toEqual(extractQuotes(specification));
    });
  });
} else {
  test('without the spec at hand (SPEC_FILE names none): the list stands as it was committed', () => {
    expect(list.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(texts.length).toBeGreaterThan(120);
  });
}
