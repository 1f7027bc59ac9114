import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as contract from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { extractQuotes, fingerprint, type Quote } from './extractQuotes.ts';
import { isNamedTest, isTestOfSite } from './isNamedTest.ts';
import list from './quotedTexts.json' with { type: 'json' };

interface QuotedText extends Quote {
  readonly kind: 'sentence' | 'label' | 'key';
  /** The path of a value of the contract, or the screen that shows the text ('site:LoginPage'). */
  readonly source: string;
  /** 'file > title' of the test that reads the text where it is used. */
  readonly test?: string;
  /** Why no screen shows the text, if its test calls the function that produces it instead. */
  readonly reason?: string;
}

const texts = list.texts as readonly QuotedText[];
const root = new URL('../../', import.meta.url);

/** The arguments for which a message function returns a text of the specification, one list for each text. */
const messageArguments: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'messages.home.failed': [['games'], ['anime']],
  'messages.home.topUpdateFailed': [['games'], ['anime']],
  'messages.collection.removeFailed': [['game']],
  'messages.collection.confirmRemove': [['{title}']],
  'messages.collection.removed': [['{title}']],
  'messages.collection.rated': [['{title}']],
  'messages.collection.empty': [['{type}', '{filter}']],
  'messages.session.missingPart': [['n']],
  'messages.session.invalidBase64': [['n']],
  'messages.session.invalidJson': [['n']],
};

function entriesOf(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function')
    return (messageArguments[path] ?? [[]]).map((values) => ({ path, text: value(...values) }));
  return Object.entries(value as object).flatMap(([name, part]) => entriesOf(part, `${path}.${name}`));
}

const entries = entriesOf(contract.messages, 'messages');

function valueAt(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], contract);
}

describe('the messages of the specification', () => {
  const specified = texts.filter(
    ({ kind, section, source }) =>
      kind === 'sentence' && (['4', '5', '8'].includes(section) || source.startsWith('messages.')),
  );

  test('every message of the specification has exactly one entry in messages/required.ts', () => {
    expect(specified.length).toBeGreaterThan(60);
    for (const { text, source } of specified)
      expect([text, entries.filter((entry) => entry.text === text).map(({ path }) => path)]).toEqual([
        text,
        [source],
      ]);
  });

  test('no two entries have the same text, and similar texts stay distinct', () => {
    expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length);
    expect(contract.messages.register.missingFields).toBe(`${contract.messages.login.missingFields}.`);
    expect(contract.messages.changePassword.mismatch).not.toContain(contract.messages.resetPassword.mismatch);
  });

  test('messages/required.ts has no message that the specification does not quote', () => {
    const quotes = new Set(texts.map(({ source, text }) => `${source}: ${text}`));
    expect(entries.map(({ path, text }) => `${path}: ${text}`).filter((entry) => !quotes.has(entry))).toEqual(
      [],
    );
  });

  test('the failed removal of an anime has the same error message as that of a game', () => {
    expect(contract.messages.collection.removeFailed('anime')).toBe(
      'Failed to remove anime from your collection. Please try again later.',
    );
  });

  test('the error messages about links contain the terms by which the specification distinguishes them', () => {
    const { linkExpired, linkUsed, linkInvalid } = contract.ownMessages.account;
    expect(linkExpired).toContain('expired');
    expect(linkUsed).toContain('already verified');
    expect(linkInvalid).not.toMatch(/expired|already verified/);
    expect(contract.messages.login.unverified).toContain('verify your email');
  });
});

describe('the source of each quoted text', () => {
  test('every text has a kind and a source', () => {
    for (const { text, kind, source } of texts) {
      expect([text, kind]).toEqual([text, expect.stringMatching(/^(sentence|label|key)$/)]);
      expect([text, source]).toEqual([
        text,
        expect.stringMatching(/^((site|widgets):[A-Z]\w+|[a-z]\w+(\.\w+)*)$/),
      ]);
    }
  });

  test('a text of the contract equals the value at its source', () => {
    for (const { text, source } of texts.filter((quote) => !quote.source.includes(':'))) {
      const value = valueAt(source);
      expect([text, source, value]).not.toEqual([text, source, undefined]);
      if (typeof value === 'string') expect([source, value]).toEqual([source, text]);
    }
  });

  test('a text that a function or a validation rule produces names a test', () => {
    const produced = texts.filter(({ source }) => {
      const value = source.includes(':') || source in messageArguments ? '' : valueAt(source);
      return typeof value !== 'string';
    });
    expect(produced.length).toBeGreaterThan(5);
    expect(produced.filter((quote) => quote.test === undefined)).toEqual([]);
  });

  test('every text names a test of the site that reads it on a screen, or the reason why no screen can show it', () => {
    const unread = texts.filter(({ test: name = '', reason }) => !reason && !isTestOfSite(name));
    expect(unread.map(({ section, text }) => `§${section} ${text}`)).toEqual([]);
    expect(texts.filter(({ test: name }) => name === undefined)).toEqual([]);
  });

  test('every named test exists', () => {
    const missing = texts.flatMap((quote) => {
      if (quote.test === undefined) return [];
      return isNamedTest(quote.test) ? [] : [quote.test];
    });
    expect([...new Set(missing)]).toEqual([]);
  });
});

const specificationPath = process.env.SPEC_FILE ?? fileURLToPath(new URL('../shared/spec.md', root));

if (existsSync(specificationPath)) {
  describe('with the specification file', () => {
    const specification = readFileSync(specificationPath, 'utf8');

    test('the list was extracted from this specification', () => {
      expect(fingerprint(specification)).toBe(list.sha256);
    });

    test('the list has exactly the quoted texts of the specification', () => {
      expect(texts.map(({ section, text }) => ({ section, text }))).toEqual(extractQuotes(specification));
    });
  });
} else {
  test('without the specification file (see SPEC_FILE): the list has a fingerprint and its texts', () => {
    expect(list.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(texts.length).toBeGreaterThan(120);
  });
}
