/** The columns that hold ids, in whatever table: 16 bytes in the database, text in the code. */
export const idColumns: ReadonlySet<string> = new Set([
  'title_id',
  'user_id',
  'session_id',
  'removal_id',
  'request_id',
  'message_id',
]);
