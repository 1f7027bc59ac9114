/** A proof-of-work challenge that is solved in a few milliseconds; it never expires, and its signature is not from a server. */
export const fixtureHumanCheck = {
  parameters: {
    algorithm: 'SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    nonce: 'c96b71fd497b9c20a32fb625bb2c6827',
    salt: '766e8b73be4671db97d0ba24a3354a24',
  },
  signature: 'b120c79d5f5f1eba68defb8ca489d24ef45b6edaee79eb69bbf7fdd460af1845',
};
