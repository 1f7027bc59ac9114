/** Control and format characters (but the joiners of emoji and Persian), halves of pairs, non-characters. */
const unreadable = /(?![\s\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\ufffe\uffff]/gu;

/** A text on one line with nothing in it that XML forbids, that turns lines around or that nobody sees; not escaped. */
export function readableText(text: string): string {
  return text.replace(unreadable, '').replace(/\s+/g, ' ').trim();
}
