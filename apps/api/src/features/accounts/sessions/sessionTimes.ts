const day = 24 * 60 * 60 * 1000;

/** A session that nobody used for so long is over. */
export const sessionIdle = 3 * day;

/** No session lasts longer, however much it is used. */
export const sessionCap = 30 * day;
