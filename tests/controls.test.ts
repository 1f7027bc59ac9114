import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isWholeTestName } from './support/isNamedTest.ts';

const root = new URL('../', import.meta.url);
const page = readFileSync(new URL('docs/controls.md', root), 'utf8');

interface Row {
  readonly name: string;
  readonly control: string;
  readonly tests: readonly string[];
  /** Why nothing is tested yet. */
  readonly later?: string | undefined;
}

/** The rows under a heading: a heading each, what holds the threat off, and the tests that fail without it. */
function readRows(heading: string): Row[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n### ')
    .slice(1)
    .map((text) => {
      const [name = '', ...lines] = text.split('\n');
      const tests = [...text.matchAll(/^- `([^`]+)` > (.+)$/gm)];
      return {
        name,
        control: lines.find((line) => /^[A-Za-z0-9]/.test(line)) ?? '',
        tests: tests.map(([, file, title]) => `${file} > ${title}`),
        later: /^Later: (.+)$/m.exec(text)?.[1],
      };
    });
}

const sections = { Controls: 24, Faults: 9, 'In the browser': 10 } as const;

/** Rows that the guide does not have: what came with the widgets for other pages, and with pictures that go through us. */
const ownRows = {
  Controls: ['pictures through our server', 'the page around a widget'],
  'In the browser': ["a page that is in a widget's way"],
} as const;

describe.each(Object.entries(sections))('the table of %s', (heading, count) => {
  const rows = readRows(heading);

  test('has every row once, each with what it does', () => {
    expect(rows.map(({ name }) => name)).toHaveLength(count);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(count);
    expect(rows.filter(({ control }) => control.length < 10)).toEqual([]);
  });

  test('names a test for every row, or says why not yet', () => {
    expect(rows.filter(({ tests, later }) => tests.length === 0 && !later)).toEqual([]);
    // What is left for later is known here too, and that is nothing: a control cannot be put off in passing.
    expect(rows.filter(({ later }) => later).map(({ name }) => name)).toEqual([]);
  });

  test('names tests that exist, by their whole titles', () => {
    expect(rows.flatMap(({ tests }) => tests).filter((name) => !isWholeTestName(name))).toEqual([]);
  });
});

test('a test that is not there is noticed', () => {
  const here = 'tests/controls.test.ts';
  expect(isWholeTestName(`${here} > a test that is not there is noticed`)).toBe(true);
  expect(isWholeTestName(`${here} > a test that is not there`)).toBe(false);
  expect(isWholeTestName(`${here} > ${['nothing', 'of', 'this', 'name'].join(' ')}`)).toBe(false);
  expect(isWholeTestName('tests/gone.test.ts > a test that is not there is noticed')).toBe(false);
});

const guide = process.env.SECURITY_FILE ?? fileURLToPath(new URL('../shared/security.md', root));

if (existsSync(guide)) {
  test('with the guide at hand: every threat and every case of its tables has its row, by its name and in its place', () => {
    const text = readFileSync(guide, 'utf8');
    const firstCells = (heading: string) => {
      const section = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
      const rows = section.split('\n').filter((line) => line.startsWith('| '));
      return rows.slice(1).map((line) => line.slice(2, line.indexOf(' |')));
    };
    for (const heading of ['Controls', 'In the browser'] as const) {
      const own: readonly string[] = ownRows[heading];
      const names = readRows(heading).map(({ name }) => name);
      expect(firstCells(heading).length, heading).toBe(sections[heading] - own.length);
      expect(names.filter((name) => !own.includes(name))).toEqual(firstCells(heading));
      expect(names.filter((name) => own.includes(name))).toEqual(own);
    }
  });
} else {
  test('without the guide at hand (SECURITY_FILE names none): the tables stand as they were committed', () => {
    expect(page.length).toBeGreaterThan(5_000);
  });
}
