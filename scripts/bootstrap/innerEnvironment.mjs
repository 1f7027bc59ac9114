import { delimiter } from 'node:path';

// The registry and proxy settings apply to the machine; all other settings apply to the outer npm only.
const sharedSetting = /^npm_config_(?:.*:)?(?:registry|proxy|https?_proxy|noproxy|no_proxy|ca|cafile)$/i;

/**
 * The environment for the inner Node and pnpm: the given folders come first on PATH, and the variables of the outer npm are
 * removed. pnpm reads settings under its own prefix, so the shared ones are set under both names.
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
    else if (sharedSetting.test(name)) {
      inner[name] = value;
      inner[name.replace(/^npm_/i, 'pnpm_')] = value;
    } else if (!/^npm_|^NODE$/i.test(name)) inner[name] = value;
  }
  inner.PATH = [...folders, path].filter(Boolean).join(delimiter);
  return inner;
}
