/**
 * The file and its arguments of a script of package.json. The bootstrap runs the inner Node itself and not `pnpm run`,
 * since pnpm 12 answers SIGTERM by `kill -9` of the script, and requests in flight would be lost.
 * @param {Record<string, string>} scripts
 * @param {string} name
 * @returns {string[]}
 */
export function commandOf(scripts, name) {
  const words = (scripts[name] ?? '').split(' ');
  if (words[0] !== 'node' || words.length < 2) {
    throw new Error(`The bootstrap can only run a script that starts with 'node': '${name}' is not one.`);
  }
  return words.slice(1);
}
