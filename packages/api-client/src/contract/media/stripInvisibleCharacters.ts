/** Control characters except newlines and tabs, bidirectional controls and zero-width characters. */
const invisibleCharacters = /(?![\n\t])\p{Cc}|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/** A text without invisible and bidirectional control characters; letters, marks and emoji of every script remain. */
export function stripInvisibleCharacters(text: string): string {
  return text.replace(invisibleCharacters, '');
}
