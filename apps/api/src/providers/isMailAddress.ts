const shape =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\u00a1-\uffef-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/;

/**
 * Whether mail may be handed to the mailer for this address: our own check, since mailers drop what they do not
 * understand and then write to somebody else. Also `name@localhost`, which people cannot register with.
 */
export function isMailAddress(address: string): boolean {
  return shape.test(address) && !address.includes('..');
}
