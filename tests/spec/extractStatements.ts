import { readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './extractQuotes.ts';

/** A sentence or row of the specification that says something about browsing and tracking, and where it stands. */
export interface Statement {
  readonly section: string;
  readonly part: string;
  readonly text: string;
}

/** The parts of the specification that are held line by line; of §9 all, for it has no parts. */
const heldParts: Readonly<Record<string, readonly string[]>> = {
  '2': ['Route table', 'Home', 'Game detail', 'Anime detail', 'Search page', 'Dashboard'],
  '3': [''],
  '4': ['Statuses by content type', 'Flows'],
  '8': ['Home', 'Details and collection'],
  '9': [''],
};

// '### Home', or '**Home**' alone in its line.
const heading = /^(?:### |\*\*)([^(*]+?) *(?:\(.*\))?(?:\*\*)?$/;
const notSaid = /^(\||-{3})?\s*(-{3}|Item \| Value|Route \| Purpose)/;

/** Every row and sentence of the held parts, in the order of the specification. */
export function extractStatements(specification: string): Statement[] {
  const found: Statement[] = [];
  for (const chapter of specification.split(/^## /m)) {
    const section = /^\d+/.exec(chapter)?.[0] ?? '';
    let part = '';
    for (const line of chapter.split('\n').slice(1)) {
      const title = heading.exec(line)?.[1];
      if (title) part = title;
      else if (line.trim() !== '' && !notSaid.test(line) && isHeld(section, part))
        for (const text of sentencesOf(line.replace(/^- |^\| | \|$/g, '')))
          found.push({ section, part, text });
    }
  }
  return found;
}

// A full stop inside quotes or brackets ends no sentence.
const enclosed = /'(?:[^'\n]|'(?=\p{L}))+'(?!\p{L})|"[^"\n]+"|\([^()\n]*\)/gu;
const sentenceEnd = /(?<=\.) +(?=[A-Z'*])/g;

function sentencesOf(line: string): string[] {
  const hidden: string[] = [];
  const open = line.replace(enclosed, (text) => `\ue000${hidden.push(text) - 1}\ue000`);
  const shown = (text: string) =>
    text.replace(/\ue000(\d+)\ue000/g, (_, index) => hidden[Number(index)] ?? '');
  return open.split(sentenceEnd).map(shown);
}

function isHeld(section: string, part: string): boolean {
  return (
    heldParts[section]?.some((held) => held === '' || part === held || part.startsWith(`${held} `)) ?? false
  );
}

// `node tests/spec/extractStatements.ts <the specification>` renews the list; the tests of a statement stay with it.
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
