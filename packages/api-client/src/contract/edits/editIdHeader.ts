// Not in edits.ts, since the first script of every page contains this.
/** The name of the header in which the response of a call that changes one title has the id of its edit. */
export const editIdHeader = 'edit-id';
