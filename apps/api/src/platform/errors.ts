/** The server cannot start for a reason that the operator can change; its message is printed without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Whether a thrown value is an error with one of these codes of the operating system or a database. */
export function hasErrorCode(thrown: unknown, ...codes: readonly string[]): boolean {
  return thrown instanceof Error && 'code' in thrown && codes.some((code) => code === thrown.code);
}
