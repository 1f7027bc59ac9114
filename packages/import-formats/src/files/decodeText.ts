import { FileProblem } from './FileProblem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** The encoding that a byte order mark at the start of a file stands for. */
function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/**
 * The text of a file: by its byte order mark, else as UTF-8, else as windows-1252, which old exports of IMDb have. The mark is removed.
 * Throws a `FileProblem` for a text with the character NUL, and for one that contradicts its mark.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text.includes('\0')) throw new FileProblem('malformed', 'NUL');
  return text;
}

function decode(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes);
  try {
    return encoding ? new TextDecoder(encoding, { fatal: true }).decode(bytes) : utf8.decode(bytes);
  } catch {
    if (encoding) throw new FileProblem('malformed', encoding);
    return windows1252.decode(bytes);
  }
}
