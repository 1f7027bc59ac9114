/** At most so many within a quarter of an hour. */
export interface Limit {
  readonly name: string;
  readonly maximum: number;
}

/** Attempts per quarter of an hour: per account, per name or e-mail as typed, per address, or two of them together. */
export const rateLimits = {
  loginByAddress: { name: 'login address', maximum: 100 },
  /** Wrong passwords for one name or e-mail from one address: the owner still gets in from another. */
  loginByName: { name: 'login name', maximum: 10 },
  /** The same from everywhere; addresses that the owner came from before are not held up. */
  loginByNameFromEverywhere: { name: 'login name everywhere', maximum: 100 },
  /** Both once more for the account behind the name or the e-mail, which nobody is told. */
  loginByAccount: { name: 'login account', maximum: 10 },
  loginByAccountFromEverywhere: { name: 'login account everywhere', maximum: 100 },
  challengeByAddress: { name: 'challenge address', maximum: 600 },
  registerByAddress: { name: 'register address', maximum: 30 },
  /** Mails on request to one inbox, known or not, whichever call requests them: registering, resending or a forgotten password. */
  mailsByInbox: { name: 'mails inbox', maximum: 10 },
  /** Registering takes at most half of that budget, so that an owner can still request a mail. It then sends none and still succeeds. */
  registerMailsByEmail: { name: 'register mails email', maximum: 5 },
  resendByEmail: { name: 'resend email', maximum: 5 },
  resendByAddress: { name: 'resend address', maximum: 60 },
  statusByEmail: { name: 'status email', maximum: 5 },
  statusByAddress: { name: 'status address', maximum: 60 },
  verifyByAddress: { name: 'verify address', maximum: 300 },
  forgotByEmail: { name: 'forgot email', maximum: 5 },
  forgotByAddress: { name: 'forgot address', maximum: 60 },
  resetByAddress: { name: 'reset address', maximum: 60 },
  /** Wrong current passwords of one person, from wherever their token is used. */
  changeByPerson: { name: 'change person', maximum: 10 },
  changeByAddress: { name: 'change address', maximum: 100 },
  thirdPartyByAddress: { name: 'third party address', maximum: 300 },
  thirdPartyReturnByAddress: { name: 'third party return address', maximum: 300 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Under which an address is remembered from which somebody got into an account. */
export const knownAddress = 'login known';
