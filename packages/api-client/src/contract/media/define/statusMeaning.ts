// Not in tracking.ts, since the first script of every page contains that.

/** Whether the user is in the middle of a title: the present participles, such as 'playing', 're-watching' and 'reading'. */
export const isInProgress = (status: string): boolean => /.ing$/.test(status);

/** Whether a status means that the user has finished the title, in the words of its media type. */
export const isFinished = (status: string): boolean => status === 'completed' || status === 'watched';
