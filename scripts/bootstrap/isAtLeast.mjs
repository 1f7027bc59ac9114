/**
 * Compares dotted versions by number. A pre-release ('24.15.0-nightly') counts as older than its release.
 * @param {string} version
 * @param {string} floor
 */
export function isAtLeast(version, floor) {
  const [numbers = '', preRelease] = version.replace(/^v/, '').split(/-(.*)/s);
  const have = numbers.split('.').map(Number);
  const want = floor.split('.').map(Number);
  for (let place = 0; place < want.length; place++) {
    const difference = (have[place] ?? 0) - (want[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return !preRelease;
}
