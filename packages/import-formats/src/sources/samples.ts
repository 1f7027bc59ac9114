import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImportFile } from '../files/ImportFile.ts';
import type { ImportedContent } from '../model/ImportedContent.ts';
import type { ImportedPlay, ImportedTitle } from '../model/ImportedTitle.ts';

const samples = new URL('../../samples/', import.meta.url);

// For tests only.

/** A sample, named without its folder. */
export function sampleOf(path: string): ImportFile {
  const bytes = readFileSync(fileURLToPath(new URL(path, samples)));
  return { name: path.slice(path.lastIndexOf('/') + 1), bytes };
}

/** A sample, named by its path. */
export const sampleAt = (path: string): ImportFile => ({ ...sampleOf(path), name: path });

/** The samples of all sources by their paths, for tests of what a reader recognises. */
export const samplesOfAllSources: readonly string[] = readdirSync(samples, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => relative(fileURLToPath(samples), join(entry.parentPath, entry.name)))
  .sort();

/** A file with a text. */
export const fileOf = (name: string, text: string): ImportFile => ({
  name,
  bytes: new TextEncoder().encode(text),
});

/** How many rows the content has a place for. */
export const rowCount = ({ titles, leftOut }: ImportedContent): number =>
  titles.reduce((count, { places }) => count + places.length, leftOut.length);

/** The title of a name. Throws an Error if there is none or several. */
export function titleNamed({ titles }: ImportedContent, name: string | null): ImportedTitle {
  const [title, ...others] = titles.filter((found) => found.name === name);
  if (!title || others.length > 0) throw new Error(`${others.length + (title ? 1 : 0)} titles named ${name}`);
  return title;
}

/** A play in short: '2024-04-25..2024-04-28, 375, finished'. */
const playText = ({ started, finished, progress, state }: ImportedPlay): string =>
  `${started ?? ''}..${finished ?? ''}, ${progress ?? '-'}, ${state}`;

/** The fields of a title that the expected rows name. */
export const summaryOf = (title: ImportedTitle) => ({
  word: title.status?.word ?? null,
  suggestion: title.status?.suggestion ?? null,
  isSure: title.status?.isSure ?? null,
  stars: title.rating?.stars ?? 0,
  plays: title.plays.map(playText),
  remarks: title.remarks,
});

/** The places of all rows, sorted, each as 'file row'. */
export const placesOf = ({ titles, leftOut }: ImportedContent): readonly string[] =>
  [...titles.flatMap(({ places }) => places), ...leftOut.map(({ place }) => place)]
    .map(({ file, row }) => `${file} ${row}`)
    .sort();

/** The places that rows of files have, by the number of rows of each. */
export const placesBy = (counts: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(counts)
    .flatMap(([file, count]) => Array.from({ length: count }, (_, index) => `${file} ${index + 1}`))
    .sort();
