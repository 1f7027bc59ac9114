/** A log may be truncated to its end, so a long list would lose its beginning. */
const maxFailures = 40;

/**
 * The name and the first error lines of each failure, for the end of a long log.
 * @param {readonly { failures: import('./readFailures.mjs').Failure[] }[]} results
 */
export function listFailures(results) {
  const failures = results.flatMap((result) => result.failures);
  const lines = failures
    .slice(0, maxFailures)
    .flatMap(({ name, error }) => [`✗ ${name}`, ...error.split('\n').map((line) => `    ${line}`.trimEnd())]);
  if (failures.length > maxFailures) lines.push(`✗ and ${failures.length - maxFailures} more, see above`);
  return lines.map((line) => `\n${line}`).join('') + (lines.length > 0 ? '\n' : '');
}
