/** The key of a username: letters of either case are the same name. */
export function nameKey(username: string): string {
  return `name:${username.trim().toLowerCase()}`;
}

/** The key of an e-mail address. */
export function emailKey(email: string): string {
  return `email:${email.trim().normalize('NFC').toLowerCase()}`;
}

/** The key of one of the people who wait for the verification of an address. */
export function waitingKey(email: string, userId: string): string {
  return `waiting ${emailKey(email)} ${userId}`;
}

/** Between these lie all of its waiting keys: an address has no space, and '!' is the next character. */
export function waitingKeys(email: string): { readonly from: string; readonly before: string } {
  return { from: `waiting ${emailKey(email)} `, before: `waiting ${emailKey(email)}!` };
}

/** The key of what somebody typed to log in, which may be either: a username has no '@'. */
export function loginKey(typed: string): string {
  return typed.includes('@') ? emailKey(typed) : nameKey(typed);
}
