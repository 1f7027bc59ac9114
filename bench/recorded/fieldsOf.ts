import { pathOf } from './watchReads.ts';

/** What answers hold under one path. */
export interface Field {
  readonly path: string;
  readonly values: readonly unknown[];
}

/** Every field of some answers, from the outside to the inside, each once; an object is one field and holds others. */
export function fieldsOf(answers: readonly unknown[]): Field[] {
  const found = new Map<string, unknown[]>();
  const visit = (value: unknown, path: string) => {
    if (path) found.set(path, [...(found.get(path) ?? []), value]);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) visit(part, pathOf(path, Array.isArray(value), name));
  };
  for (const answer of answers) visit(answer, '');
  return [...found].map(([path, values]) => ({ path, values }));
}

/** An answer in which what lies under a path is another. */
export function changedAt(
  answer: unknown,
  path: string,
  change: (value: unknown) => unknown,
  at = '',
): unknown {
  if (at !== '' && at === path) return change(answer);
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((part) => changedAt(part, path, change, pathOf(at, true, '')));
  return Object.fromEntries(
    Object.entries(answer).map(([name, part]) => [
      name,
      changedAt(part, path, change, pathOf(at, false, name)),
    ]),
  );
}

/** Another value of the same kind. */
export function altered(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return value.replace(/.$/su, (last) => (last === '1' ? '2' : '1'));
  if (Array.isArray(value)) return value.map(altered);
  return value;
}
