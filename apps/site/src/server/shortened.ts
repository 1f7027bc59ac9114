/** Maximum number of characters of a description that search engines and link previews show. */
const maximumLength = 200;

/** A text on one line, cut to the length of a description. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > maximumLength
    ? `${characters
        .slice(0, maximumLength - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
