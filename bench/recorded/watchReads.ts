/** An answer that tells which of its fields are read, as paths such as `results[].name`. */
export function watchReads(answer: unknown, told: (path: string) => void, path = ''): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  return new Proxy(answer, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === 'symbol' || !Object.hasOwn(target, name) || name === 'length') return value;
      const below = pathOf(path, Array.isArray(target), name);
      told(below);
      return watchReads(value, told, below);
    },
  });
}

/** The path of a field below another one; all entries of a list have one path. */
export function pathOf(path: string, isList: boolean, name: string): string {
  if (isList) return `${path}[]`;
  return path === '' ? name : `${path}.${name}`;
}
