/** Control and format characters (except the joiners of emoji and Persian), lone surrogates, noncharacters. */
const unreadable = /(?![\s\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\ufffe\uffff]/gu;

/** A text on one line without invisible and bidirectional control characters and those that XML forbids; not escaped. */
export function xmlSafeText(text: string): string {
  return text.replace(unreadable, '').replace(/\s+/g, ' ').trim();
}
