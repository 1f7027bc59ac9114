import { messages, type TokenPayload, tokenPayload } from '../../contract/index.ts';

const payloadPart = 2;

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The payload of a JSON Web Token; its signature is not verified. Throws an Error with one of `messages.session` for a malformed token. */
export function decodeToken(token: unknown): TokenPayload {
  const { notString, missingPart, invalidBase64, invalidJson } = messages.session;
  if (typeof token !== 'string') throw new Error(notString);
  const part = token.split('.')[payloadPart - 1];
  if (!part) throw new Error(missingPart(payloadPart));
  let decoded: string;
  try {
    decoded = decodeBase64Url(part);
  } catch (cause) {
    throw new Error(invalidBase64(payloadPart), { cause });
  }
  try {
    return tokenPayload.parse(JSON.parse(decoded));
  } catch (cause) {
    throw new Error(cause instanceof SyntaxError ? invalidJson(payloadPart) : messages.user.invalid, {
      cause,
    });
  }
}
