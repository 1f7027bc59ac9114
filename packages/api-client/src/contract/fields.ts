import { limits, ownLimits } from './limits.ts';

const emailShape = /^[^\s\p{C}@<>()[\],;:\\"]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+(?!\d+$)[A-Za-z0-9-]{1,63}$/u;
const usernameShape = /^[A-Za-z0-9]+$/;

/** Whether a text can be an e-mail address that mail can be sent to. */
export function isEmail(text: string): boolean {
  return (
    text.length <= ownLimits.email &&
    emailShape.test(text) &&
    !/^\.|\.\.|\.@/.test(text) &&
    !/(^|\.)-|-(\.|$)/.test(text.split('@')[1] ?? '')
  );
}

/** Letters and digits only, 3 to 64 of them (64 is ours). */
export function isUsername(text: string): boolean {
  return (
    text.length >= limits.usernameMinimum && text.length <= ownLimits.username && usernameShape.test(text)
  );
}

/** At least 6 characters with a letter, a digit and one of ! @ $ %. */
export function isStrongPassword(text: string): boolean {
  return (
    text.length >= limits.passwordMinimum &&
    text.length <= ownLimits.password &&
    /\p{L}/u.test(text) &&
    /\d/.test(text) &&
    /[!@$%]/.test(text)
  );
}

/** A web address without user information, not an IP literal, at most 2,048 characters; `https` alone where asked. */
export function isWebAddress(text: string, schemes: readonly ('http:' | 'https:')[]): boolean {
  // URL drops white space and control characters; what is stored and shown would keep them.
  if (text.length > ownLimits.url || /[\s\p{C}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  const isIpLiteral = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return (
    schemes.some((scheme) => scheme === protocol) &&
    !username &&
    !password &&
    hostname.includes('.') &&
    !isIpLiteral
  );
}
