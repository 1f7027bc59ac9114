/** At most `maximum` attempts per window of 15 minutes. */
export interface Limit {
  readonly name: string;
  readonly maximum: number;
}

/** Attempts per 15 minutes: per account, per username or email address as entered, per IP address, or per pair of these. */
export const rateLimits = {
  loginByIp: { name: 'login address', maximum: 100 },
  /** Wrong passwords for one username or email address from one IP address: the owner can still log in from another. */
  loginByName: { name: 'login name', maximum: 10 },
  /** The same from all IP addresses together; those from which the owner has logged in before are exempt. */
  loginByNameFromAllIps: { name: 'login name everywhere', maximum: 100 },
  /** Both limits again for the account behind the username or email address; exceeding these is not reported to the client. */
  loginByAccount: { name: 'login account', maximum: 10 },
  loginByAccountFromAllIps: { name: 'login account everywhere', maximum: 100 },
  challengeByIp: { name: 'challenge address', maximum: 600 },
  registerByIp: { name: 'register address', maximum: 30 },
  /** Mails on request to one inbox, known or not, whichever endpoint requests them: registration, resending, forgotten password. */
  mailsByInbox: { name: 'mails inbox', maximum: 10 },
  /** At most half of that budget for registration, so that the owner can still request a mail. Beyond it, it succeeds without one. */
  registerMailsByEmail: { name: 'register mails email', maximum: 5 },
  resendByEmail: { name: 'resend email', maximum: 5 },
  resendByIp: { name: 'resend address', maximum: 60 },
  statusByEmail: { name: 'status email', maximum: 5 },
  statusByIp: { name: 'status address', maximum: 60 },
  verifyByIp: { name: 'verify address', maximum: 300 },
  forgotByEmail: { name: 'forgot email', maximum: 5 },
  forgotByIp: { name: 'forgot address', maximum: 60 },
  resetByIp: { name: 'reset address', maximum: 60 },
  /** Wrong current passwords of one user, from any IP address that uses their token. */
  changeByUser: { name: 'change person', maximum: 10 },
  changeByIp: { name: 'change address', maximum: 100 },
  thirdPartyStartByIp: { name: 'third party address', maximum: 300 },
  thirdPartyCallbackByIp: { name: 'third party return address', maximum: 300 },
} as const satisfies Readonly<Record<string, Limit>>;

/** The name under which the limiter remembers the IP addresses of successful logins to an account. */
export const knownIp = 'login known';
