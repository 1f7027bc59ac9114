import type { Adapter } from './adapters.ts';
import { changedFacts, factsOf } from './factsOf.ts';
import { altered, changedAt, type Field, fieldsOf } from './fieldsOf.ts';
import { readResponse } from './readResponse.ts';

/** A field of a provider's responses, and how the adapter uses it. */
export interface FieldUsage {
  readonly path: string;
  readonly usage: string;
}

/**
 * How an adapter uses each field of some responses, found by observation: which fields it reads, and which parts of the titles
 * change when a field is missing or has another value.
 */
export async function fieldUsageOf(adapter: Adapter, responses: readonly unknown[]): Promise<FieldUsage[]> {
  const read = new Set<string>();
  for (const response of responses) await readResponse(adapter, response, (path) => read.add(path));
  const fields = fieldsOf(responses).filter(({ path }) => path.replace(/(\[\])+$/, '') !== '');
  const branches = fields.filter(({ values }) => values.some(isBranch)).map(({ path }) => path);
  const unreadBranches = branches.filter((path) => !read.has(path));
  // An object that is not read has one row; of an object that is read, every innermost field has one.
  const rows = fields.filter(
    ({ path }) =>
      !path.endsWith('[]') &&
      !unreadBranches.some((branch) => path.startsWith(`${branch}.`) || path.startsWith(`${branch}[`)) &&
      !(read.has(path) && branches.includes(path)),
  );
  const fates: FieldUsage[] = [];
  for (const field of rows)
    fates.push({
      path: field.path,
      usage: read.has(field.path) ? await usageOf(adapter, responses, field) : reasonOf(adapter, field.path),
    });
  return fates;
}

/** Whether a value has fields of its own. */
function isBranch(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isBranch);
  return typeof value === 'object' && value !== null;
}

async function usageOf(
  adapter: Adapter,
  responses: readonly unknown[],
  { path, values }: Field,
): Promise<string> {
  if (withinTitle(path) === adapter.idField) return 'saved as sourceId and in ids; required';
  const changed = new Set<string>();
  let isRequired = false;
  for (const response of responses) {
    const before = await readResponse(adapter, response);
    for (const change of [() => null, altered]) {
      const after = await readResponse(adapter, changedAt(response, path, change)).catch(() => undefined);
      isRequired ||= (after?.titles.length ?? 0) < before.titles.length;
      if (after && after.titles.length === before.titles.length)
        for (const fact of changedFacts(factsOf(before), factsOf(after))) changed.add(fact);
    }
  }
  if (changed.size > 0) return `saved as ${[...changed].join(', ')}${isRequired ? '; required' : ''}`;
  if (isRequired) return 'required: without it there is no title';
  const isUnknown = values.every((value) => value === null || String(value) === '');
  return isUnknown
    ? 'read; empty in all of these responses'
    : 'used if another field is missing or cannot be used';
}

function reasonOf(adapter: Adapter, path: string): string {
  const [, reason] =
    Object.entries(adapter.unusedFields)
      .sort(([a], [b]) => b.length - a.length)
      .find(([beginning]) => withinTitle(path).startsWith(beginning)) ?? [];
  return `not used: ${reason ?? 'it belongs to the list, or it is a new field'}`;
}

/** The path of a field within its title. */
function withinTitle(path: string): string {
  return path.replace(/^(results\[\]|data\[\]|data\.Page\.media\[\]|data\.Media|data|\[\])\.?/, '');
}
