import type { Adapter } from './adapters.ts';
import { changedFacts, factsOf } from './factsOf.ts';
import { altered, changedAt, type Field, fieldsOf } from './fieldsOf.ts';
import { readAnswer } from './readAnswer.ts';

/** A field of a provider's answers, and what became of it. */
export interface Fate {
  readonly path: string;
  readonly fate: string;
}

/**
 * What an adapter makes of each field of some answers, found out and not told: which fields it reads, and what of the titles
 * is another without them.
 */
export async function fatesOf(adapter: Adapter, answers: readonly unknown[]): Promise<Fate[]> {
  const read = new Set<string>();
  for (const answer of answers) await readAnswer(adapter, answer, (path) => read.add(path));
  const fields = fieldsOf(answers).filter(({ path }) => path.replace(/(\[\])+$/, '') !== '');
  const branches = fields.filter(({ values }) => values.some(isBranch)).map(({ path }) => path);
  const closed = branches.filter((path) => !read.has(path));
  // Of what is not looked at only the outermost field has a row, of what is looked at every innermost one.
  const rows = fields.filter(
    ({ path }) =>
      !path.endsWith('[]') &&
      !closed.some((branch) => path.startsWith(`${branch}.`) || path.startsWith(`${branch}[`)) &&
      !(read.has(path) && branches.includes(path)),
  );
  const fates: Fate[] = [];
  for (const field of rows)
    fates.push({
      path: field.path,
      fate: read.has(field.path) ? await use(adapter, answers, field) : whyNot(adapter, field.path),
    });
  return fates;
}

/** Whether a value holds fields of its own. */
function isBranch(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isBranch);
  return typeof value === 'object' && value !== null;
}

async function use(adapter: Adapter, answers: readonly unknown[], { path, values }: Field): Promise<string> {
  if (withinTitle(path) === adapter.idField) return 'kept as sourceId and among ids; needed';
  const changed = new Set<string>();
  let isNeeded = false;
  for (const answer of answers) {
    const before = await readAnswer(adapter, answer);
    for (const change of [() => null, altered]) {
      const after = await readAnswer(adapter, changedAt(answer, path, change)).catch(() => undefined);
      isNeeded ||= (after?.titles.length ?? 0) < before.titles.length;
      if (after && after.titles.length === before.titles.length)
        for (const fact of changedFacts(factsOf(before), factsOf(after))) changed.add(fact);
    }
  }
  if (changed.size > 0) return `kept as ${[...changed].join(', ')}${isNeeded ? '; needed' : ''}`;
  if (isNeeded) return 'needed: without it there is no title';
  const isUnknown = values.every((value) => value === null || String(value) === '');
  return isUnknown
    ? 'looked at; unknown in all of these'
    : 'used where another one is missing or cannot be used';
}

function whyNot(adapter: Adapter, path: string): string {
  const [, reason] =
    Object.entries(adapter.leftOut)
      .sort(([a], [b]) => b.length - a.length)
      .find(([beginning]) => withinTitle(path).startsWith(beginning)) ?? [];
  return `left out: ${reason ?? 'it is about the list, or nobody knows it here'}`;
}

/** The path of a field within its title. */
function withinTitle(path: string): string {
  return path.replace(/^(results\[\]|data\[\]|data\.Page\.media\[\]|data\.Media|data|\[\])\.?/, '');
}
