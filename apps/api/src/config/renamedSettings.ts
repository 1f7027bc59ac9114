import { ConfigError } from '../platform/errors.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The earlier names of settings, which remain valid, with the current names. */
const currentNames: Readonly<Record<string, string>> = { PICTURE_CACHE: 'IMAGE_CACHE' };

/**
 * The variables with each setting under its current name, and a warning for each earlier name in use. Throws a ConfigError if a setting
 * has different values under both names. An empty value counts as unset.
 */
export function renameSettings(variables: Variables): {
  readonly variables: Variables;
  readonly warnings: readonly string[];
} {
  const renamed = { ...variables };
  const warnings: string[] = [];
  for (const [earlier, current] of Object.entries(currentNames)) {
    const value = variables[earlier];
    if (!value) continue;
    if (variables[current] && variables[current] !== value)
      throw new ConfigError(
        `${earlier} and ${current} have different values: ${earlier} is the earlier name of ${current}, set only ${current}.`,
      );
    renamed[current] = value;
    warnings.push(`${earlier} is the earlier name of ${current}: set ${current}=${value} instead.`);
  }
  return { variables: renamed, warnings };
}
