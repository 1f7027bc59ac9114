const day = 24 * 60 * 60 * 1000;

/** How long a session may be unused before it ends, in milliseconds. */
export const sessionIdleTimeout = 3 * day;

/** The longest lifetime of a session from its login, however much it is used, in milliseconds. */
export const sessionMaxLifetime = 30 * day;
