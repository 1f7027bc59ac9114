import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type MediaType, mediaTypeNames, mediaTypes } from '@gildshelf/api-client/contract';
import type { Config } from '../../../config/readConfig.ts';
import { CommandError, type CommandLine, exitCodes } from '../../../platform/commands/commandLine.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { openDatabase, type Store } from '../../../platform/db/openDatabase.ts';
import type { CatalogueProvider } from '../../../providers/CatalogueProvider.ts';
import { installCatalogue } from '../built-in/installCatalogue.ts';

/** Dependencies of a command. */
export interface CommandContext {
  readonly config: Config;
  /** Folder of the built-in titles. */
  readonly catalogue: string;
  /** Folder that relative file names are resolved against. */
  readonly folder: string;
  readonly line: CommandLine;
  readonly clock: () => number;
  /** Finishes a count that was interrupted. */
  readonly finishRecount: (store: Store) => Promise<boolean>;
  /** Counts all ratings and collections again; resolves to false if it was stopped before the end. */
  readonly recount: (store: Store, stopped: AbortSignal) => Promise<boolean>;
  /** The configured providers, in order of preference. */
  readonly providers: (store: Store) => Promise<readonly CatalogueProvider[]>;
  /** The operator's name in the history of merged titles. */
  readonly operator: string;
  /** Prompts for a confirmation; undefined where no one can confirm, such as in a script. */
  readonly confirm: ((text: string) => Promise<boolean>) | undefined;
}

const usage = `npm run catalogue -- COMMAND

  sync [${mediaTypeNames.join(' | ')}] [--titles N]   fetch the providers' top titles, by default 500 of each
  import FILE.jsonl | FILE.csv              import the titles of a file (docs/importing.md)
  import FILE --format anime-offline-database | igdb | wikidata
                                            import a file of another project (docs/importing.md)
  status                                    show the state of the providers, and the titles by source with their last update
  merge TITLE OTHER [--yes]                 merge OTHER into TITLE, two titles of one media type
  split TITLE [--yes]                       undo the merge of a title, by its old slug or id or the id of the merge
  split TITLE --source NAME [--yes]         make a title of its own from the data of one source
  merges                                    list the history of merges
  check                                     check the integrity of the catalogue; exits with 1 if it finds errors
  recount                                   count the ratings of titles and the sizes of collections again

TITLE is an id, a slug, or a media type and a slug such as game/pac-man. merge and split print what they change first.
Every command may be stopped at any time; sync and import resume where they stopped.`;

/** Runs a command; resolves to its exit code. Rejects with an error whose message is meant for the user if it cannot run. */
export async function runCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { command, rest, titles, format, source, isConfirmed } = readArguments(args);
  if (command === undefined || command === 'help') {
    context.line.print(usage);
    return command ? exitCodes.done : exitCodes.failed;
  }
  const run =
    mergeCommandOf(command, rest, { source, isConfirmed }) ?? commandOf(command, rest, { titles, format });
  const { databaseUrl, dataDirectory, allowEmptyDatabase } = context.config;
  const store = await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory, allowEmptyDatabase });
  try {
    await migrate(store);
    await context.finishRecount(store);
    // Built-in titles are installed first, so that they get their slugs before other titles of the same name.
    await installCatalogue(store, context.catalogue, context.clock);
    return await run(store, context);
  } finally {
    await store.close();
  }
}

type Run = (store: Store, context: CommandContext) => Promise<number>;

/** The commands about merged titles; undefined for other commands. */
function mergeCommandOf(
  command: string,
  rest: readonly string[],
  { source, isConfirmed }: { readonly source: string | undefined; readonly isConfirmed: boolean },
): Run | undefined {
  const expected = { merge: 2, split: 1, merges: 0 }[command];
  if (expected === undefined) return undefined;
  if (rest.length !== expected)
    throw new CommandError(
      `${command} requires ${['no title', 'a title', 'two titles'][expected]}.\n\n${usage}`,
    );
  return async (store, context) => {
    const { mergeCommand, splitCommand, splitSourceCommand, listMerges } = await import('./mergeCommands.ts');
    const confirm = isConfirmed ? async () => true : context.confirm;
    const [first = '', second = ''] = rest;
    if (command === 'merge') return mergeCommand(store, [first, second], { ...context, confirm });
    if (command === 'split' && source)
      return splitSourceCommand(store, first, source, { ...context, confirm });
    if (command === 'split') return splitCommand(store, first, { ...context, confirm });
    return listMerges(store, context.line);
  };
}

function commandOf(
  command: string,
  rest: readonly string[],
  { titles, format }: { readonly titles: string | undefined; readonly format: string | undefined },
): Run {
  const [first, ...more] = rest;
  if (more.length > 0) throw new CommandError(`Unexpected argument '${more.join(' ')}'.\n\n${usage}`);
  if (command === 'import') {
    if (!first) throw new CommandError(`import requires a file.\n\n${usage}`);
    return async (store, { folder, line, clock }) =>
      (await import('../import/importFile.ts')).importFile(
        store,
        resolve(folder, first),
        line,
        clock,
        format,
      );
  }
  if (command === 'sync') {
    if (first !== undefined && !isMediaType(first))
      throw new CommandError(`Unknown media type '${first}'.\n\n${usage}`);
    if (titles !== undefined && !/^[1-9]\d{0,4}$/.test(titles))
      throw new CommandError('--titles must be a whole number from 1 to 99999.');
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
      const configured = config.catalogueProviders.map(({ name }) => name);
      return catalogueStatus(store, configured, line, clock);
    };
  if (command === 'check')
    return async (store, { line }) => (await import('./checkCatalogue.ts')).checkCatalogue(store, line);
  if (command === 'recount')
    return async (store, { line, recount }) => {
      const isComplete = await recount(store, line.stopped);
      if (isComplete) line.print('All ratings and collections have been counted.');
      return isComplete ? exitCodes.done : exitCodes.stopped;
    };
  throw new CommandError(`Unknown command '${command}'.\n\n${usage}`);
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{
          titles: { type: 'string' },
          format: { type: 'string' },
          source: { type: 'string' },
          yes: { type: 'boolean', short: 'y' },
        },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [command, ...rest] = positionals;
    const { titles, format, source, yes: isConfirmed = false } = values;
    return { command: values.help ? 'help' : command, rest, titles, format, source, isConfirmed };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function isMediaType(text: string): text is MediaType {
  return Object.hasOwn(mediaTypes, text);
}
