/** Whether a thrown value carries this code of the operating system or a database. */
export function hasErrorCode(thrown: unknown, ...codes: readonly string[]): boolean {
  return thrown instanceof Error && 'code' in thrown && codes.some((code) => code === thrown.code);
}
