/** A decoded mail. */
export interface ReadMail {
  /** The same for two copies of one mail. */
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The URLs in the text part, in their order. */
  readonly links: readonly string[];
}

/** Parses the source of a mail with a text part and an HTML part: 7bit, quoted-printable or base64. */
export function readMail(source: string, to: readonly string[]): ReadMail {
  const { headers } = splitEntity(source);
  const leaves = leavesOf(source);
  const textOf = (type: string) => leaves.find((leaf) => leaf.type === type)?.text ?? '';
  const text = textOf('text/plain');
  return {
    messageId: headers.get('message-id') ?? '',
    to,
    subject: decodeEncodedWords(headers.get('subject') ?? ''),
    text,
    html: textOf('text/html'),
    links: text.match(/https?:\/\/\S+/g) ?? [],
  };
}

interface Leaf {
  readonly type: string;
  readonly text: string;
}

function splitEntity(source: string) {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: rest.join('\r\n\r\n') };
}

function leavesOf(source: string): Leaf[] {
  const { headers, body } = splitEntity(source);
  const contentType = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary) {
    const parts = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1);
    return parts.flatMap((part) => leavesOf(part.replace(/^\r\n/, '')));
  }
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? '7bit';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return [{ type, text: decodeBody(body, encoding).replaceAll('\r\n', '\n') }];
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body.replace(/=\r\n/g, '')) : body;
}

/** Decodes quoted-printable bytes: `=C3=A4` is ä. */
function decodeQuotedPrintable(text: string): string {
  return text.replace(/(?:=[0-9A-F]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  );
}

/** Decodes RFC 2047 encoded words, such as `=?UTF-8?Q?gr=C3=BCn?=`. */
function decodeEncodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    );
}
