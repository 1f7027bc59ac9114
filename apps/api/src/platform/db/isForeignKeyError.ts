const codes: readonly unknown[] = ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'];

/** Whether a statement failed because a row that it refers to does not exist (any more), on either engine. */
export function isForeignKeyError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}
