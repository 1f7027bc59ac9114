import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { FileProblemReason } from '@gildshelf/import-formats';
import { CommandError, type CommandLine, exitCodes } from '../../platform/commands/commandLine.ts';
import type { ImportOutcome } from '../../platform/db/rows/importRows.ts';
import type { Store } from '../../platform/db/Store.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { repositoriesOn } from '../repositories.ts';
import type { ImportProgress } from './createImportsRepository.ts';
import { deleteImport } from './deleteImports.ts';
import { defaultChoices } from './ImportChoices.ts';
import type { ImportContext } from './ImportContext.ts';
import { createImport } from './imports.ts';
import type { FileContent } from './reading/readMessages.ts';
import { workOnImport } from './workOnImport.ts';

/** Dependencies of the command. */
export interface ImportCommandContext {
  readonly line: CommandLine;
  /** The folder that relative file names are resolved against. */
  readonly folder: string;
  /** Opens the database of the settings; the command closes it. */
  readonly openStore: () => Promise<Store>;
  readonly contextOf: (store: Store) => ImportContext;
}

const usage = `npm run import -- FILE [FILE …] --user NAME [--plan | --apply] [--suggestions]

  --plan          print what the import would write (the default)
  --apply         import the titles that need no confirmation
  --suggestions   import also titles whose name or status needs one, as suggested
  --dates ORDER   day-first or month-first: the order of dates such as 10/05/2023

The files are those of one export of another tracker, such as an archive; docs/operating.md lists the sources. Nothing is removed, no
status and no progress is lowered, and what the collection has already is not overwritten. The user can undo the import for 90 days.`;

/** The lines of the plan, in their order. */
const outcomeTexts: Readonly<Record<ImportOutcome, string>> = {
  unplanned: 'not planned yet',
  new: 'to add',
  change: 'to complete',
  same: 'already the same',
  confirm: 'with a status to confirm',
  likely: 'with a name to confirm',
  choose: 'of which the catalogue has several of the name',
  unknown: 'not in the catalogue',
  parked: 'of other kinds',
  listed: 'on lists only',
  'left-out': 'left out',
};

/** Runs the command; resolves to its exit code. Rejects with an error whose message is meant for the user if it cannot run. */
export async function runImportCommand(
  args: readonly string[],
  { line, folder, openStore, contextOf }: ImportCommandContext,
): Promise<number> {
  const { files, user, isApplied, acceptsSuggestions, dateOrder, isHelp } = readArguments(args);
  if (isHelp) {
    line.print(usage);
    return exitCodes.done;
  }
  const uploads = await Promise.all(
    files.map(async (file) => ({ name: basename(file), bytes: await readUpload(resolve(folder, file)) })),
  );
  const store = await openStore();
  try {
    const owner = await repositoriesOn(store.db).users.findByName(user);
    if (!owner) throw new CommandError(`There is no user of the name ${user}.`);
    const context = contextOf(store);
    const choices = { ...defaultChoices, acceptsSuggestions, ...(dateOrder && { dateOrder }) };
    const created = await createImport(context, owner.user_id, uploads, choices);
    return await runImport(line, context, created, isApplied);
  } finally {
    await store.close();
  }
}

async function readUpload(path: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals: files } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ user: { type: 'string' }, plan: { type: 'boolean' }, apply: { type: 'boolean' } },
        ...{ suggestions: { type: 'boolean' }, dates: { type: 'string' } },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { user = '', plan, apply, suggestions, dates, help } = values;
    if (!help && files.length === 0) throw new CommandError('Name the file to import.');
    if (!help && user === '') throw new CommandError('Name the user with --user.');
    if (plan && apply) throw new CommandError('Choose --plan or --apply.');
    const dateOrder = (['day-first', 'month-first'] as const).find((order) => order === dates);
    if (dates !== undefined && !dateOrder) throw new CommandError('--dates is day-first or month-first.');
    return {
      ...{ files, user, dateOrder, isHelp: help === true },
      ...{ isApplied: apply === true, acceptsSuggestions: suggestions === true },
    };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

async function runImport(
  line: CommandLine,
  context: ImportContext,
  created: ImportProgress,
  isApplied: boolean,
): Promise<number> {
  const { imports } = repositoriesOn(context.store.db);
  const server = uuidv7(context.clock());
  const work = (text: string) =>
    workOnImport(context, created, server, {
      onPart: ({ done, title_count }) => line.progress(done, title_count, text),
      stopped: line.stopped,
    });
  const planned = await work('read');
  if (planned?.state !== 'ready') {
    await deleteImport(context.store, created);
    throw new CommandError(problemText(planned));
  }
  await printPlan(line, context, planned);
  if (!isApplied) {
    await deleteImport(context.store, created);
    return exitCodes.done;
  }
  await imports.update(created, { state: 'applying' });
  const applied = await work('written');
  return printResult(line, context, applied);
}

interface ImportProblem {
  readonly reason: keyof typeof problemTexts;
  readonly detail?: string | null;
}

const problemTexts = {
  unknown: 'The file is no export of a known source',
  empty: 'The file has no titles',
  'missing-part': 'The file lacks a column or a part',
  malformed: 'The file is damaged',
  'too-large': 'The file is too large',
  encrypted: 'The archive is encrypted',
  'private-profile': 'The file has no games, because the details of the Steam profile are private',
  'other-call': 'The file is the response of another call of Steam',
  'unknown-version': 'The version of the export is not known',
  limit: 'The import has stopped at a limit',
  interrupted: 'The import was interrupted; what it has written stays',
} as const satisfies Readonly<Record<FileProblemReason | 'limit' | 'interrupted', string>>;

function warningText(warning: FileContent['warnings'][number]): string {
  switch (warning.kind) {
    case 'missing-parts':
      return `the export itself lacks ${warning.parts.join(', ')}.`;
    case 'date-order':
      return `dates such as ${warning.example} are not read without --dates day-first or --dates month-first.`;
    case 'rating-maximum':
      return `the file does not have the highest possible rating; ${warning.suggestion} is assumed.`;
  }
}

function problemText(row: ImportProgress | undefined): string {
  const { reason, detail }: ImportProblem = JSON.parse(row?.problem ?? '{"reason":"interrupted"}');
  return `${problemTexts[reason]}${detail ? `: ${detail}` : '.'}`;
}

async function printPlan(line: CommandLine, context: ImportContext, row: ImportProgress): Promise<void> {
  const { imports } = repositoriesOn(context.store.db);
  const { lists, warnings }: FileContent = JSON.parse((await imports.contentOf(row)) ?? '{}');
  line.print(`${row.file_name}: ${row.row_count} rows of ${row.source}`);
  for (const warning of warnings) line.warn(`Warning: ${warningText(warning)}`);
  const counts = new Map((await imports.countOutcomes(row)).map((count) => [count.outcome, count]));
  for (const [outcome, text] of Object.entries(outcomeTexts)) {
    const count = counts.get(outcome as ImportOutcome);
    if (count) line.print(`  ${count.titles} ${text}`);
  }
  for (const { kind, word, suggestion, titles } of await imports.wordsToConfirm(row))
    line.print(`  ? ${titles} of ${kind} '${word}': ${suggestion ?? 'no suggestion'}`);
  if (lists.length > 0) line.print(`  ${lists.length} lists`);
}

async function printResult(
  line: CommandLine,
  { store }: ImportContext,
  row: ImportProgress | undefined,
): Promise<number> {
  const edit = row?.edit_id ? await repositoriesOn(store.db).edits.find(row.user_id, row.edit_id) : undefined;
  line.print(`${edit?.total ?? 0} titles are written.`);
  if (row?.state === 'applied') return exitCodes.done;
  line.warn(problemText(row));
  return exitCodes.partly;
}
