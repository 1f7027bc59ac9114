import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/controls.md', root), 'utf8');

interface Row {
  readonly id: string;
  readonly name: string;
  readonly control: string;
  /** The number of tests that guard the control, by file. */
  readonly tests: Readonly<Record<string, number>>;
}

/** The rows under a heading: each has its own heading, the control, and the files whose tests fail without it. */
function readRows(heading: string): Row[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n### ')
    .slice(1)
    .map((text) => {
      const [title = '', ...lines] = text.split('\n');
      const [, id = '', name = ''] = /^([A-Z]{3}-\d\d) (.+)$/.exec(title) ?? [];
      const tests = [...text.matchAll(/^- `([^`]+)`(?: \((\d+) tests\))?$/gm)];
      return {
        id,
        name,
        control: lines.find((line) => /^[A-Za-z0-9]/.test(line)) ?? '',
        tests: Object.fromEntries(tests.map(([, file, count = '1']) => [file, Number(count)])),
      };
    });
}

const sections = { Controls: 26, Faults: 9, 'In the browser': 10 } as const;
const prefixes = { Controls: 'SEC', Faults: 'FLT', 'In the browser': 'WEB' } as const;

/** Rows that the guide does not have, for widgets on other sites, the image proxy, personal access tokens and webhooks. */
const ownRows = {
  Controls: [
    'pictures through our server',
    'the page around a widget',
    'stolen personal access token',
    'webhook to an internal address',
  ],
  'In the browser': ["a page that is in a widget's way"],
} as const;

const rows = Object.keys(sections).flatMap(readRows);

/** The ids in the `@control` comments directly above a test or the loop that declares it; other such comments are ignored. */
function readTags(source: string): string[] {
  const above = /^ *\/\/ ((?:@control:[\w-]+ ?)+)\n(?: *\/\/.*\n)* *(?:test|it|describe|for)\b/gm;
  return [...source.matchAll(above)].flatMap(([, tags = '']) =>
    [...tags.matchAll(/@control:([\w-]+)/g)].map(([, id = '']) => id),
  );
}

const sources = globSync(
  ['{apps,packages}/*/{src,build}/**/*.test.{ts,tsx}', '{tests,scripts}/**/*.{test,spec}.{ts,tsx}'],
  {
    cwd: fileURLToPath(root),
    exclude: ['**/node_modules/**'],
  },
);

/** The number of tests that guard each control, by id and file. */
function countTags(): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const file of sources)
    for (const id of readTags(readFileSync(new URL(file, root), 'utf8'))) {
      counts[id] ??= {};
      counts[id][file] = (counts[id][file] ?? 0) + 1;
    }
  return counts;
}

describe.each(Object.entries(sections))('the table of %s', (heading, count) => {
  test('has every row once, each with an id and a description of the control', () => {
    const own = readRows(heading);
    expect(own).toHaveLength(count);
    expect(new Set(own.map(({ name }) => name)).size).toBe(count);
    const prefix = prefixes[heading as keyof typeof prefixes];
    expect(own.map(({ id }) => id)).toEqual(
      own.map((_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(own.filter(({ control }) => control.length < 10)).toEqual([]);
  });

  test('has a test for every row', () => {
    expect(readRows(heading).filter(({ tests }) => Object.keys(tests).length === 0)).toEqual([]);
  });
});

test('docs/controls.md lists exactly the tests that have the ids of its controls', () => {
  expect(countTags()).toEqual(Object.fromEntries(rows.map(({ id, tests }) => [id, tests])));
});

test('a tag counts only directly above a test', () => {
  const tag = '@control:';
  const read = (...lines: string[]) => readTags(lines.join('\n'));
  expect(read(`// ${tag}SEC-01 ${tag}WEB-02`, "test('a', () => {});")).toEqual(['SEC-01', 'WEB-02']);
  expect(read(`  // ${tag}SEC-01`, '  // Why.', '  it.each([')).toEqual(['SEC-01']);
  expect(read(`// ${tag}SEC-01`, '', "test('a', () => {});")).toEqual([]);
  expect(read(`// ${tag}SEC-01`, 'const a = 1;')).toEqual([]);
});

const guide = process.env.SECURITY_FILE ?? fileURLToPath(new URL('../shared/security.md', root));

if (existsSync(guide)) {
  test('with the guide file: every threat and case of its tables has a row with the same name in the same order', () => {
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
  test('without the guide file (see SECURITY_FILE): the page of the controls is not empty', () => {
    expect(page.length).toBeGreaterThan(5_000);
  });
}
