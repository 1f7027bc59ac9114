/**
 * Dispatched before a script leaves the page. Its `detail` is a function that leaves the page; a guarded page cancels the event and calls
 * `detail` only after confirmation.
 */
export const leavingEvent = 'gildshelf:leaving';
