/** Inserts an addition before the only occurrence of an anchor; throws an Error if the text does not contain it exactly once. */
export function insertBefore(text: string, anchor: string, addition: string): string {
  const index = onlyIndexOf(text, anchor);
  return text.slice(0, index) + addition + text.slice(index);
}

/** Inserts an addition after the only occurrence of an anchor; throws an Error if the text does not contain it exactly once. */
export function insertAfter(text: string, anchor: string, addition: string): string {
  const index = onlyIndexOf(text, anchor) + anchor.length;
  return text.slice(0, index) + addition + text.slice(index);
}

/** Inserts an addition after the line that starts with the only occurrence of an anchor. */
export function insertAfterLine(text: string, anchor: string, addition: string): string {
  const end = text.indexOf('\n', onlyIndexOf(text, anchor)) + 1;
  return text.slice(0, end) + addition + text.slice(end);
}

/** Inserts a line into the sorted lines that follow the only occurrence of an anchor. */
export function insertSorted(text: string, anchor: string, line: string): string {
  const start = onlyIndexOf(text, anchor) + anchor.length;
  const lines = text.slice(start).split('\n');
  const index = lines.findIndex((other) => other > line || !other.startsWith(' '));
  return text.slice(0, start) + lines.toSpliced(index, 0, line).join('\n');
}

function onlyIndexOf(text: string, anchor: string): number {
  const index = text.indexOf(anchor);
  if (index < 0 || text.indexOf(anchor, index + 1) >= 0)
    throw new Error(`The file must contain this text once: ${JSON.stringify(anchor)}. Update scripts/new.`);
  return index;
}
