import { pathOf } from './watchReads.ts';

/** A path, and its values in all responses. */
export interface Field {
  readonly path: string;
  readonly values: readonly unknown[];
}

/** Every field of some responses, outer fields first, each once; an object is a field, and so are its members. */
export function fieldsOf(responses: readonly unknown[]): Field[] {
  const found = new Map<string, unknown[]>();
  const visit = (value: unknown, path: string) => {
    if (path) found.set(path, [...(found.get(path) ?? []), value]);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) visit(part, pathOf(path, Array.isArray(value), name));
  };
  for (const response of responses) visit(response, '');
  return [...found].map(([path, values]) => ({ path, values }));
}

/** A copy of a response in which the values at a path are changed. */
export function changedAt(
  response: unknown,
  path: string,
  change: (value: unknown) => unknown,
  at = '',
): unknown {
  if (at !== '' && at === path) return change(response);
  if (typeof response !== 'object' || response === null) return response;
  if (Array.isArray(response))
    return response.map((part) => changedAt(part, path, change, pathOf(at, true, '')));
  return Object.fromEntries(
    Object.entries(response).map(([name, part]) => [
      name,
      changedAt(part, path, change, pathOf(at, false, name)),
    ]),
  );
}

/** A different value of the same type. */
export function altered(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return value.replace(/.$/su, (last) => (last === '1' ? '2' : '1'));
  if (Array.isArray(value)) return value.map(altered);
  return value;
}
