/**
 * The decoded parameters of a path that matches a pattern such as `/user/:username`; undefined where it does not match or where a
 * parameter is not valid UTF-8. Case and a trailing slash count.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/');
  const parts = path.split('/');
  if (parts.length !== expected.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of expected.entries()) {
    const part = parts[index] ?? '';
    if (!name.startsWith(':')) {
      if (part !== name) return undefined;
      continue;
    }
    const value = decode(part);
    if (!value) return undefined;
    params[name.slice(1)] = value;
  }
  return params;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
