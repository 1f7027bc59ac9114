import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { Config } from '../../../config/readConfig.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { openDatabase, type Store } from '../../../platform/db/openDatabase.ts';
import type { CatalogueProvider } from '../../../providers/CatalogueProvider.ts';
import { finishRecount, recount } from '../../collection/counts/recount.ts';
import { installCatalogue } from '../built-in/installCatalogue.ts';
import { type CommandLine, CommandProblem, exitCodes } from './CommandLine.ts';

/** What a command works with. */
export interface CommandWorld {
  readonly config: Config;
  /** Where the built-in titles lie. */
  readonly catalogue: string;
  /** Where file names begin. */
  readonly folder: string;
  readonly line: CommandLine;
  readonly clock: () => number;
  /** Those that the settings name, in order of preference. */
  readonly providers: (store: Store) => Promise<readonly CatalogueProvider[]>;
}

const usage = `npm run catalogue -- COMMAND

  sync [${Object.keys(mediaTypes).join(' | ')}] [--titles N]   fetch the providers' best titles, 500 of each where N is not said
  import FILE.jsonl | FILE.csv              put the titles of a file into the catalogue (docs/importing.md)
  status                                    how the providers are, and how many titles are whose
  check                                     whether the catalogue is whole; code 1 where it is not
  recount                                   count the ratings of titles and the sizes of collections again

Every command may be stopped at any moment; sync and import go on where they were.`;

/** Carries out a command; the answer is its exit code. What stands in the way is a ConfigError or a CommandProblem. */
export async function runCommand(args: readonly string[], world: CommandWorld): Promise<number> {
  const { command, rest, titles } = readArguments(args);
  if (command === undefined || command === 'help') {
    world.line.say(usage);
    return command ? exitCodes.done : exitCodes.failed;
  }
  const run = commandOf(command, rest, titles);
  const { databaseUrl, dataDirectory, startsAnew } = world.config;
  const store = await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory, startsAnew });
  try {
    await migrate(store);
    await finishRecount(store);
    // A title of the built-in catalogue has its slug before anybody else of that name.
    await installCatalogue(store, world.catalogue, world.clock);
    return await run(store, world);
  } finally {
    await store.close();
  }
}

type Run = (store: Store, world: CommandWorld) => Promise<number>;

function commandOf(command: string, rest: readonly string[], titles: string | undefined): Run {
  const [first, ...more] = rest;
  if (more.length > 0) throw new CommandProblem(`'${more.join(' ')}' is too much.\n\n${usage}`);
  if (command === 'import') {
    if (!first) throw new CommandProblem(`import takes a file.\n\n${usage}`);
    return async (store, { folder, line, clock }) =>
      (await import('../import/importFile.ts')).importFile(store, resolve(folder, first), line, clock);
  }
  if (command === 'sync') {
    if (first !== undefined && !isMediaType(first))
      throw new CommandProblem(`There is no '${first}'.\n\n${usage}`);
    if (titles !== undefined && !/^[1-9]\d{0,4}$/.test(titles))
      throw new CommandProblem('--titles takes a whole number from 1 to 99999.');
    return async (store, { providers, line, clock }) => {
      const all = await providers(store);
      const chosen = all.filter(({ mediaType }) => first === undefined || mediaType === first);
      const { syncCatalogue } = await import('./syncCatalogue.ts');
      return syncCatalogue(store, chosen, line, clock, titles ? Number(titles) : undefined);
    };
  }
  if (command === 'status')
    return async (store, { config, line, clock }) => {
      const { catalogueStatus } = await import('./catalogueStatus.ts');
      const chosen = config.catalogueProviders.map(({ name }) => name);
      return catalogueStatus(store, chosen, line, clock);
    };
  if (command === 'check')
    return async (store, { line }) => (await import('./checkCatalogue.ts')).checkCatalogue(store, line);
  if (command === 'recount')
    return async (store, { line }) => {
      const isWhole = await recount(store, line.stopped);
      if (isWhole) line.say('All ratings and collections are counted.');
      return isWhole ? exitCodes.done : exitCodes.stopped;
    };
  throw new CommandProblem(`There is no command '${command}'.\n\n${usage}`);
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { titles: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    const [command, ...rest] = positionals;
    return { command: values.help ? 'help' : command, rest, titles: values.titles };
  } catch (error) {
    throw new CommandProblem(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function isMediaType(word: string): word is MediaType {
  return Object.hasOwn(mediaTypes, word);
}
