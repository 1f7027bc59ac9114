import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ImportFile } from '../../files/ImportFile.ts';
import type { ImportedContent } from '../../model/ImportedContent.ts';

// For tests only.

const folder = fileURLToPath(new URL('../../../samples/', import.meta.url));

/** A file of the samples, named by its path. */
export const sample = (name: string): ImportFile => ({ name, bytes: readFileSync(`${folder}${name}`) });

/** The names of the samples of all sources. */
export const sampleNames = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(csv|gz|json|xml|zip)$/.test(name),
);

/** A file with a text. */
export const fileOf = (name: string, text: string): ImportFile => ({ name, bytes: Buffer.from(text) });

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
