import { FileProblem, type ImportedContent, readImport } from '@gildshelf/import-formats';
import type { ReadEntry, ReadMessage, ReadTask } from './readMessages.ts';

const entriesPerPart = 50;

/** Reads files: yields their source first, then their titles and left out rows in parts; or why they cannot be read. */
export function* readFiles({ files, options, skipped }: ReadTask): Generator<ReadMessage> {
  let read: ReturnType<typeof readImport>;
  try {
    read = readImport(files, options);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    yield { kind: 'problem', reason: error.reason, detail: error.detail ?? null };
    return;
  }
  const { source, content } = read;
  const { titles, leftOut, lists, warnings } = content;
  const rowCount = titles.reduce((sum, { places }) => sum + places.length, leftOut.length);
  const titleCount = titles.length + leftOut.length;
  yield { kind: 'source', source, rowCount, titleCount, content: JSON.stringify({ lists, warnings }) };
  let part: ReadEntry[] = [];
  let position = 0;
  for (const entry of entriesOf(content)) {
    position += 1;
    if (position <= skipped) continue;
    part.push(entry);
    if (part.length < entriesPerPart && position < titleCount) continue;
    yield { kind: 'entries', entries: part };
    part = [];
  }
  yield { kind: 'end' };
}

function* entriesOf({ titles, leftOut }: ImportedContent): Generator<ReadEntry> {
  for (const title of titles) {
    const { key: titleKey, kind, name, places, status } = title;
    const { word = null, suggestion = null } = status ?? {};
    const content = JSON.stringify(title);
    const rowCount = places.length;
    yield { titleKey, kind, name, rowCount, isLeftOut: false, word, suggestion, content };
  }
  const none = { titleKey: null, word: null, suggestion: null };
  for (const row of leftOut) {
    const content = JSON.stringify(row);
    yield { kind: 'row', name: row.name, rowCount: 1, isLeftOut: true, ...none, content };
  }
}
