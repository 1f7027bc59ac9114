import { delimiter } from 'node:path';

// How the registry is reached belongs to the machine; every other setting of the outer npm belongs to the outer npm.
const kept = /^npm_config_(?:.*:)?(?:registry|proxy|https?_proxy|noproxy|no_proxy|ca|cafile)$/i;

/**
 * The environment of everything that runs inside: the given folders first on PATH, and nothing left of the npm outside.
 * pnpm reads its settings under its own prefix, so what is kept is given under both names.
 * @param {Record<string, string | undefined>} outer
 * @param {string[]} folders
 * @returns {Record<string, string>}
 */
export function innerEnvironment(outer, folders) {
  /** @type {Record<string, string>} */
  const inner = {};
  let path = '';
  for (const [name, value] of Object.entries(outer)) {
    if (value === undefined) continue;
    if (/^path$/i.test(name)) path = value;
    else if (kept.test(name)) {
      inner[name] = value;
      inner[name.replace(/^npm_/i, 'pnpm_')] = value;
    } else if (!/^npm_|^NODE$/i.test(name)) inner[name] = value;
  }
  inner.PATH = [...folders, path].filter(Boolean).join(delimiter);
  return inner;
}
