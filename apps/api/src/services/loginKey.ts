/** The key of a username: letters of either case are the same name. */
export function nameKey(username: string): string {
  return `name:${username.trim().toLowerCase()}`;
}

/** The key of an e-mail address. */
export function emailKey(email: string): string {
  return `email:${email.trim().normalize('NFC').toLowerCase()}`;
}

/** The key of what somebody typed to log in, which may be either: a username has no '@'. */
export function loginKey(typed: string): string {
  return typed.includes('@') ? emailKey(typed) : nameKey(typed);
}
