import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isTestOfSite, isWholeTestName } from '../support/isNamedTest.ts';
import { fingerprint } from './extractQuotes.ts';
import { extractStatements, type Statement } from './extractStatements.ts';
import quotes from './quotedTexts.json' with { type: 'json' };
import list from './statements.json' with { type: 'json' };

interface HeldStatement extends Statement {
  /** Each as 'file > whole name of the test'. */
  readonly tests: readonly string[];
  /** Why no screen shows it, where nothing or only a test below the screen holds it. */
  readonly reason?: string;
}

const statements = list.statements as readonly HeldStatement[];

test('every sentence of the spec about browsing and tracking names a test of the site, or says why no screen shows it', () => {
  expect(statements.length).toBeGreaterThan(150);
  const unnamed = statements.filter(({ tests, reason }) => !reason && !tests.some(isTestOfSite));
  expect(unnamed.map(({ section, text }) => `§${section} ${text}`)).toEqual([]);
});

test('every test that is named exists', () => {
  const names = new Set(statements.flatMap(({ tests }) => tests));
  expect([...names].filter((name) => !isWholeTestName(name))).toEqual([]);
});

const place = process.env.SPEC_FILE ?? fileURLToPath(new URL('../../../shared/spec.md', import.meta.url));

if (existsSync(place)) {
  test('with the spec at hand: no sentence is missing, and none was made up', () => {
    const specification = readFileSync(place, 'utf8');
    expect(fingerprint(specification)).toBe(list.sha256);
    expect(statements.map(({ section, part, text }) => ({ section, part, text }))).toEqual(
      extractStatements(specification),
    );
  });
} else {
  test('without the spec at hand (SPEC_FILE names none): the list is of the same text as the quoted texts', () => {
    expect(list.sha256).toBe(quotes.sha256);
  });
}
