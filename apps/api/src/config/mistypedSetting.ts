/** How many letters must be added, left out, exchanged or swapped with their neighbour to get from one text to the other. */
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
/** Set by our own scripts around the server. */
const ownScripts = ['GILDSHELF_BOOTSTRAP_PID'];
/** Names that other programs are known by, though they look like one of ours. */
const everyday = new Set(['APP_URL', 'APP_URI', 'SMTP_SSL', 'LOG_LABEL']);

/** A sentence about the first variable that was probably meant to be one of our settings; undefined if there is none. */
export function mistypedSetting(
  variables: readonly string[],
  settings: readonly string[],
): string | undefined {
  for (const name of variables) {
    if (settings.includes(name) || ownScripts.includes(name)) continue;
    const isPrefixed = name.startsWith(prefix);
    const meant = nearest(isPrefixed ? name.slice(prefix.length) : name, settings);
    if (meant) return `${name} is not a setting of Gildshelf: did you mean ${meant}?`;
    if (isPrefixed) return `${name} is not a setting of Gildshelf: its settings are ${settings.join(', ')}.`;
  }
  return undefined;
}

function nearest(name: string, settings: readonly string[]): string | undefined {
  if (settings.includes(name)) return name;
  if (everyday.has(name)) return undefined;
  return settings.find((setting) => isSlip(name, setting));
}

/**
 * Whether `name` is `setting` with a slip of the finger. Two edits make too many words out of four letters (HOME, POST,
 * PORTS, PGHOST), so a short name is a slip only when letters are swapped, doubled or left out; and first letters are
 * seldom mistyped, which tells SMTP_URL from AMQP_URL.
 */
function isSlip(name: string, setting: string): boolean {
  const upper = name.toUpperCase();
  if (upper === setting) return true;
  if (upper[0] !== setting[0] && upper.slice(0, 2) !== `${setting[1]}${setting[0]}`) return false;
  if (Math.abs(upper.length - setting.length) > 2) return false;
  if (setting.length > 4) return editDistance(upper, setting) <= 2;
  return editDistance(upper, setting) === 1 && (isShuffled(upper, setting) || isOneLetterOff(upper, setting));
}

function isShuffled(name: string, setting: string): boolean {
  return [...name].sort().join('') === [...setting].sort().join('');
}

function isOneLetterOff(name: string, setting: string): boolean {
  return name.length < setting.length || name.replace(/(.)\1/, '$1') === setting;
}
