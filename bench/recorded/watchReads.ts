/** A proxy of a response that reports which fields are read, as paths such as `results[].name`. */
export function watchReads(response: unknown, onRead: (path: string) => void, path = ''): unknown {
  if (typeof response !== 'object' || response === null) return response;
  return new Proxy(response, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === 'symbol' || !Object.hasOwn(target, name) || name === 'length') return value;
      const fieldPath = pathOf(path, Array.isArray(target), name);
      onRead(fieldPath);
      return watchReads(value, onRead, fieldPath);
    },
  });
}

/** The path of a field within another one; all entries of a list have the same path. */
export function pathOf(path: string, isList: boolean, name: string): string {
  if (isList) return `${path}[]`;
  return path === '' ? name : `${path}.${name}`;
}
