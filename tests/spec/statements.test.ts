import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fingerprint } from './extractQuotes.ts';
import { extractStatements, type Statement } from './extractStatements.ts';
import { isTestOfSite, isWholeTestName } from './isNamedTest.ts';
import quotes from './quotedTexts.json' with { type: 'json' };
import list from './statements.json' with { type: 'json' };

interface CheckedStatement extends Statement {
  /** Each as 'file > whole title of the test'. */
  readonly tests: readonly string[];
  /** Why no screen shows it, if it has no test or none of a whole screen. */
  readonly reason?: string;
}

const statements = list.statements as readonly CheckedStatement[];

test('every statement about browsing and tracking names a test of the site, or a reason why no screen shows it', () => {
  expect(statements.length).toBeGreaterThan(150);
  const unnamed = statements.filter(({ tests, reason }) => !reason && !tests.some(isTestOfSite));
  expect(unnamed.map(({ section, text }) => `§${section} ${text}`)).toEqual([]);
});

test('every named test exists', () => {
  const names = new Set(statements.flatMap(({ tests }) => tests));
  expect([...names].filter((name) => !isWholeTestName(name))).toEqual([]);
});

const specificationPath =
  process.env.SPEC_FILE ?? fileURLToPath(new URL('../../../shared/spec.md', import.meta.url));

if (existsSync(specificationPath)) {
  test('with the specification file: the list has exactly its statements', () => {
    const specification = readFileSync(specificationPath, 'utf8');
    expect(fingerprint(specification)).toBe(list.sha256);
    expect(statements.map(({ section, part, text }) => ({ section, part, text }))).toEqual(
      extractStatements(specification),
    );
  });
} else {
  test('without the specification file (see SPEC_FILE): the list has the same fingerprint as the quoted texts', () => {
    expect(list.sha256).toBe(quotes.sha256);
  });
}
