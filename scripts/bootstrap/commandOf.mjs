/**
 * The file and the arguments of a script of package.json. The bootstrap runs Node itself instead of `pnpm run`, since pnpm 12
 * handles SIGTERM by `kill -9` of the script, which would lose the requests in flight.
 * @param {Record<string, string>} scripts
 * @param {string} name
 * @returns {string[]}
 */
export function commandOf(scripts, name) {
  const parts = (scripts[name] ?? '').split(' ');
  if (parts[0] !== 'node' || parts.length < 2) {
    throw new Error(`The bootstrap can only run a script that starts with 'node': '${name}' is not one.`);
  }
  return parts.slice(1);
}
