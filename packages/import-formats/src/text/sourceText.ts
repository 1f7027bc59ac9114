const unusable = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/** A text of a user with line feeds only, without control characters and lone surrogates; null if it is empty. */
export function sourceText(text: string | null | undefined): string | null {
  const cleaned = (text ?? '').replace(/\r\n?/g, '\n').replace(unusable, '').trim();
  return cleaned === '' ? null : cleaned;
}
