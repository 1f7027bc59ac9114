import * as limits from '../limits.ts';
import * as ownLimits from '../ownLimits.ts';

const emailShape = /^[^\s\p{C}@<>()[\],;:\\"]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+(?!\d+$)[A-Za-z0-9-]{1,63}$/u;
const usernameShape = /^[A-Za-z0-9]+$/;

/** Whether a text is a valid email address with a public domain. */
export function isEmail(text: string): boolean {
  return (
    text.length <= ownLimits.email &&
    emailShape.test(text) &&
    !/^\.|\.\.|\.@/.test(text) &&
    !/(^|\.)-|-(\.|$)/.test(text.split('@')[1] ?? '')
  );
}

/** Whether a text is 3 to 64 ASCII letters and digits; only the minimum is required, the maximum is our own. */
export function isUsername(text: string): boolean {
  return (
    text.length >= limits.usernameMinimum && text.length <= ownLimits.username && usernameShape.test(text)
  );
}

/** Whether a text has 6 to 1,024 characters with a letter, a digit and one of ! @ $ %; the maximum is our own. */
export function isStrongPassword(text: string): boolean {
  return (
    text.length >= limits.passwordMinimum &&
    text.length <= ownLimits.password &&
    /\p{L}/u.test(text) &&
    /\d/.test(text) &&
    /[!@$%]/.test(text)
  );
}

/** Whether a text is a URL with one of the schemes, without user information or an IP literal, of at most 2,048 characters. */
export function isWebUrl(text: string, schemes: readonly ('http:' | 'https:')[]): boolean {
  // `URL` drops white space and control characters, but the stored text would contain them.
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
