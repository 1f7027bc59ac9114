/** Control characters but for line ends and tabs, and what turns the direction of reading around or has no width. */
const disguise = /(?![\n\t])\p{Cc}|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/** A text of any host without what nobody sees and what turns lines around; letters, marks and emoji of every script stay. */
export function visibleText(text: string): string {
  return text.replace(disguise, '');
}
