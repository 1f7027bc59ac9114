/** Asks a guarded page whether it may be left. Its `detail` leaves the page; cancelled, that is done later or not at all. */
export const leavingEvent = 'gildshelf:leaving';
