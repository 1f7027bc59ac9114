import damerauLevenshtein from 'damerau-levenshtein';

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
  const { steps } = damerauLevenshtein(upper, setting);
  if (setting.length > 4) return steps <= 2;
  return steps === 1 && (hasSameLetters(upper, setting) || hasLetterDoubledOrOmitted(upper, setting));
}

function hasSameLetters(name: string, setting: string): boolean {
  return [...name].sort().join('') === [...setting].sort().join('');
}

function hasLetterDoubledOrOmitted(name: string, setting: string): boolean {
  return name.length < setting.length || name.replace(/(.)\1/, '$1') === setting;
}
