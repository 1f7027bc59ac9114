import { CommandError } from '../../../platform/commands/commandLine.ts';
import type { ImportFormat } from './ImportFormat.ts';

const jsonLines = async () => (await import('./readLines.ts')).readJsonLines;

const wikidataEntities = async () => (await import('./wikidata/readEntities.ts')).readEntities;

/** Our own format, without a name, and those of others. */
const formats: Readonly<Record<string, ImportFormat>> = {
  '': {
    readers: {
      ...{ '.jsonl': jsonLines, '.ndjson': jsonLines },
      '.csv': async () => (await import('./readCsv.ts')).readCsv,
    },
    load: async () => (await import('./parseImportedTitle.ts')).parseImportedTitle,
  },
  'anime-offline-database': {
    readers: {
      '.jsonl': jsonLines,
      '.json': async () => (await import('./readJsonArray.ts')).readJsonArray,
    },
    load: async () => (await import('./parseAnime.ts')).parseAnime,
  },
  igdb: {
    readers: { '.csv': async () => (await import('./readCsv.ts')).readCells },
    companions: async (path) => (await import('./igdb/igdbTables.ts')).findIgdbTables(path),
    load: async (source) => {
      const { readIgdbTables } = await import('./igdb/igdbTables.ts');
      const { createIgdbParser } = await import('./igdb/createIgdbParser.ts');
      return createIgdbParser(await readIgdbTables(source));
    },
  },
  wikidata: {
    readers: { '.json': wikidataEntities, '.jsonl': wikidataEntities, '.ndjson': wikidataEntities },
    load: async (source) => (await import('./wikidata/createWikidataParser.ts')).createWikidataParser(source),
  },
};

/** Finds a format by its name. Throws an error for the command line if there is none. */
export function findFormat(name = ''): ImportFormat {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format) return format;
  const names = Object.keys(formats).filter(Boolean).join(', ');
  throw new CommandError(`Unknown format '${name}'. The formats are: ${names}.`);
}
