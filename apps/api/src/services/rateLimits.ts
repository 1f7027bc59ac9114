/** At most so many within a quarter of an hour. */
export interface Limit {
  readonly name: string;
  readonly maximum: number;
}

/** Attempts per quarter of an hour: per account (a name or an e-mail as typed), per address, or both together. */
export const rateLimits = {
  loginByAddress: { name: 'login address', maximum: 100 },
  /** Wrong passwords for one account from one address: the owner still gets in from another. */
  loginByAccount: { name: 'login account', maximum: 10 },
  /** Wrong passwords for one account from everywhere; addresses that the owner came from before are not held up. */
  loginFromEverywhere: { name: 'login everywhere', maximum: 100 },
  registerByAddress: { name: 'register address', maximum: 30 },
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
} as const satisfies Readonly<Record<string, Limit>>;

/** Under which an address is remembered from which somebody got into an account. */
export const knownAddress = 'login known';
