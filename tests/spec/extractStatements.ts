import { readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './extractQuotes.ts';

/** A sentence or table row of the specification about browsing and tracking, with its section and heading. */
export interface Statement {
  readonly section: string;
  readonly part: string;
  readonly text: string;
}

/** The headings of the specification whose lines are all checked, by section; §3 and §9 have none and are checked as a whole. */
const checkedParts: Readonly<Record<string, readonly string[]>> = {
  '2': ['Route table', 'Home', 'Game detail', 'Anime detail', 'Search page', 'Dashboard'],
  '3': [''],
  '4': ['Statuses by content type', 'Flows'],
  '8': ['Home', 'Details and collection'],
  '9': [''],
};

// '### Home', or '**Home**' alone on its line.
const heading = /^(?:### |\*\*)([^(*]+?) *(?:\(.*\))?(?:\*\*)?$/;
const skippedLine = /^(\||-{3})?\s*(-{3}|Item \| Value|Route \| Purpose)/;

/** Every row and sentence of the checked parts, in the order of the specification. */
export function extractStatements(specification: string): Statement[] {
  const found: Statement[] = [];
  for (const chapter of specification.split(/^## /m)) {
    const section = /^\d+/.exec(chapter)?.[0] ?? '';
    let part = '';
    for (const line of chapter.split('\n').slice(1)) {
      const title = heading.exec(line)?.[1];
      if (title) part = title;
      else if (line.trim() !== '' && !skippedLine.test(line) && isChecked(section, part))
        for (const text of splitProse(line.replace(/^- |^\| | \|$/g, '')))
          found.push({ section, part, text });
    }
  }
  return found;
}

// A full stop inside quotes or brackets does not end a sentence.
const enclosed = /'(?:[^'\n]|'(?=\p{L}))+'(?!\p{L})|"[^"\n]+"|\([^()\n]*\)/gu;
const sentenceEnd = /(?<=\.) +(?=[A-Z'*])/g;

function splitProse(line: string): string[] {
  const hidden: string[] = [];
  const masked = line.replace(enclosed, (text) => `\ue000${hidden.push(text) - 1}\ue000`);
  const unmask = (text: string) =>
    text.replace(/\ue000(\d+)\ue000/g, (_, index) => hidden[Number(index)] ?? '');
  return masked.split(sentenceEnd).map(unmask);
}

function isChecked(section: string, part: string): boolean {
  return (
    checkedParts[section]?.some((name) => name === '' || part === name || part.startsWith(`${name} `)) ??
    false
  );
}

// `node tests/spec/extractStatements.ts <the specification>` updates the list and preserves the tests of known statements.
if (import.meta.main) {
  const specification = readFileSync(process.argv[2] ?? '', 'utf8');
  const file = new URL('./statements.json', import.meta.url);
  const known: (Statement & { tests: string[] })[] = JSON.parse(readFileSync(file, 'utf8')).statements;
  const statements = extractStatements(specification).map(
    (statement) =>
      known.find(({ section, text }) => section === statement.section && text === statement.text) ?? {
        ...statement,
        tests: [],
      },
  );
  writeFileSync(file, `${JSON.stringify({ sha256: fingerprint(specification), statements }, null, 2)}\n`);
}
