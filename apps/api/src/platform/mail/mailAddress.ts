const mailbox = /^(?:([^<>"\r\n]{0,100}?)\s*<([^<>\s]+)>|([^<>\s]+))$/;

/** A name and an address out of `Name <a@b>` or `a@b`; undefined where it is neither. */
export function readMailbox(text: string): { name: string; address: string } | undefined {
  const [, name = '', inBrackets, alone] = mailbox.exec(text.trim()) ?? [];
  const address = inBrackets ?? alone ?? '';
  return isMailAddress(address) ? { name, address } : undefined;
}

const shape =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\u00a1-\uffef-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/;

/**
 * Whether mail may be handed to the mailer for this address: our own check, since mailers drop what they do not
 * understand and then write to somebody else. Also `name@localhost`, which people cannot register with.
 */
export function isMailAddress(address: string): boolean {
  return shape.test(address) && !address.includes('..');
}
