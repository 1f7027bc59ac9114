/** The inner Node and pnpm; `nodeFloor` is the oldest Node that can run everything, `outerNodeFloor` the oldest for the bootstrap. */
export const versions = { node: '24.21.0', nodeFloor: '24.15.0', outerNodeFloor: '18.0.0', pnpm: '12.21.0' };

/**
 * Compares dotted versions numerically. A pre-release ('24.15.0-nightly') is older than its release.
 * @param {string} version
 * @param {string} floor
 */
export function isAtLeast(version, floor) {
  const [numbers = '', preRelease] = version.replace(/^v/, '').split(/-(.*)/s);
  const actual = numbers.split('.').map(Number);
  const minimum = floor.split('.').map(Number);
  for (let index = 0; index < minimum.length; index++) {
    const difference = (actual[index] ?? 0) - (minimum[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return !preRelease;
}
