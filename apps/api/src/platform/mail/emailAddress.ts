const mailbox = /^(?:([^<>"\r\n]{0,100}?)\s*<([^<>\s]+)>|([^<>\s]+))$/;

/** Parses `Name <a@b>` or `a@b`; undefined if the text is neither. */
export function readMailbox(text: string): { name: string; address: string } | undefined {
  const [, name = '', inBrackets, alone] = mailbox.exec(text.trim()) ?? [];
  const address = inBrackets ?? alone ?? '';
  return isEmailAddress(address) ? { name, address } : undefined;
}

const pattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\u00a1-\uffef-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/;

/**
 * Whether an email address is safe to pass to the mailer, which drops the parts that it cannot parse and may then send to another
 * address. Accepts `name@localhost`, which users cannot register with.
 */
export function isEmailAddress(address: string): boolean {
  return pattern.test(address) && !address.includes('..');
}
