/** The login key of a username; case-insensitive. */
export function nameKey(username: string): string {
  return `name:${username.trim().toLowerCase()}`;
}

/** The login key of an email address; case-insensitive, in Unicode normal form NFC. */
export function emailKey(email: string): string {
  return `email:${email.trim().normalize('NFC').toLowerCase()}`;
}

/** The key of one account that is pending verification of an email address; several may be pending for the same one. */
export function pendingKey(email: string, userId: string): string {
  return `waiting ${emailKey(email)} ${userId}`;
}

/** The range of all pending keys of an email address: an email address has no space, and '!' is the character after it. */
export function pendingKeyRange(email: string): { readonly from: string; readonly before: string } {
  return { from: `waiting ${emailKey(email)} `, before: `waiting ${emailKey(email)}!` };
}

/** The key of the identifier entered at login, a username or an email address. A username has no '@'. */
export function loginKey(identifier: string): string {
  return identifier.includes('@') ? emailKey(identifier) : nameKey(identifier);
}
