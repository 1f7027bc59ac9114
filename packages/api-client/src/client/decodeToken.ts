import { messages, type TokenPayload, tokenPayload } from '../contract/index.ts';

const payloadPart = 2;

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** What a token says, unverified. Throws an Error with a sentence of §8 when it cannot be read. */
export function decodeToken(token: unknown): TokenPayload {
  const { notText, missingPart, invalidBase64, invalidJson } = messages.session;
  if (typeof token !== 'string') throw new Error(notText);
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
    throw new Error(
      cause instanceof SyntaxError ? invalidJson(payloadPart) : messages.thirdParty.invalidUser,
      { cause },
    );
  }
}
