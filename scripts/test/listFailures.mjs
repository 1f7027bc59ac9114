/** A log may be cut to its end, and a long list would push its own beginning out of it. */
const most = 40;

/**
 * What failed and why in few lines each, for the end of a long log.
 * @param {readonly { failures: import('./readFailures.mjs').Failure[] }[]} results
 */
export function listFailures(results) {
  const failures = results.flatMap((result) => result.failures);
  const lines = failures
    .slice(0, most)
    .flatMap(({ name, error }) => [`✗ ${name}`, ...error.split('\n').map((line) => `    ${line}`.trimEnd())]);
  if (failures.length > most) lines.push(`✗ and ${failures.length - most} more, further up`);
  return lines.map((line) => `\n${line}`).join('') + (lines.length > 0 ? '\n' : '');
}
