/** The number of insertions, deletions, substitutions and swaps of neighbouring characters that turn one text into the other. */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}

const prefix = 'GILDSHELF_';
/** Set by scripts of this project that start the server. */
const ownScripts = ['GILDSHELF_BOOTSTRAP_PID'];
/** Common variables of other programs whose names resemble a setting. */
const commonNames = new Set(['APP_URL', 'APP_URI', 'SMTP_SSL', 'LOG_LABEL']);

/** The error message for the first variable that is probably a mistyped setting; undefined if there is none. */
export function mistypedSetting(
  variables: readonly string[],
  settings: readonly string[],
): string | undefined {
  for (const name of variables) {
    if (settings.includes(name) || ownScripts.includes(name)) continue;
    const isPrefixed = name.startsWith(prefix);
    const suggestion = nearest(isPrefixed ? name.slice(prefix.length) : name, settings);
    if (suggestion) return `${name} is not a setting of Gildshelf: did you mean ${suggestion}?`;
    if (isPrefixed)
      return `${name} is not a setting of Gildshelf: its settings are ${settings.join(', ')} (docs/configuration.md).`;
  }
  return undefined;
}

function nearest(name: string, settings: readonly string[]): string | undefined {
  if (settings.includes(name)) return name;
  if (commonNames.has(name)) return undefined;
  return settings.find((setting) => isTypo(name, setting));
}

/**
 * Whether `name` is probably a typo of `setting`. Two edits of four letters match too many other names (HOME, POST, PORTS, PGHOST), so
 * for a short setting only swapped, doubled and omitted letters count. First letters are seldom mistyped, which distinguishes SMTP_URL
 * from AMQP_URL.
 */
function isTypo(name: string, setting: string): boolean {
  const upper = name.toUpperCase();
  if (upper === setting) return true;
  if (upper[0] !== setting[0] && upper.slice(0, 2) !== `${setting[1]}${setting[0]}`) return false;
  if (Math.abs(upper.length - setting.length) > 2) return false;
  if (setting.length > 4) return editDistance(upper, setting) <= 2;
  return (
    editDistance(upper, setting) === 1 &&
    (hasSameLetters(upper, setting) || hasLetterDoubledOrOmitted(upper, setting))
  );
}

function hasSameLetters(name: string, setting: string): boolean {
  return [...name].sort().join('') === [...setting].sort().join('');
}

function hasLetterDoubledOrOmitted(name: string, setting: string): boolean {
  return name.length < setting.length || name.replace(/(.)\1/, '$1') === setting;
}
