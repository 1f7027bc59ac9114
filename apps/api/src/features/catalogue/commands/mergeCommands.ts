import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import { CommandError, type CommandLine, exitCodes } from '../../../platform/commands/commandLine.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { isUuid } from '../../../platform/db/uuid.ts';
import { repositoriesOn } from '../../repositories.ts';
import { mergeTitles, planMerge } from '../merge/mergeTitles.ts';
import { splitSource } from '../merge/splitSource.ts';
import { splitTitles } from '../merge/splitTitles.ts';
import { type MovedTable, movedTables } from '../merge/titleTables.ts';

/** Dependencies of the commands that change titles. */
interface MergeContext {
  readonly line: CommandLine;
  readonly clock: () => number;
  readonly operator: string;
  readonly confirm: ((text: string) => Promise<boolean>) | undefined;
}

/** A title as an operator names it. */
interface NamedTitle {
  readonly title_id: string;
  readonly media_type: MediaType;
  readonly slug: string;
  readonly title: string;
}

/** Prints what a merge would change, and merges the second title into the first once that is confirmed. */
export async function mergeCommand(
  store: Store,
  references: readonly [target: string, merged: string],
  { line, clock, operator, confirm }: MergeContext,
): Promise<number> {
  const target = await findOne(store, references[0]);
  const merged = await findOne(store, references[1], target.media_type);
  if (target.title_id === merged.title_id) throw new CommandError('Both are the same title.');
  if (target.media_type !== merged.media_type)
    throw new CommandError(`${nameOf(target)} and ${nameOf(merged)} are of different media types.`);
  const titles = { targetId: target.title_id, mergedId: merged.title_id };
  line.print(`${nameOf(merged)} becomes part of ${nameOf(target)}:`);
  for (const { table, count, shared } of (await planMerge(store, titles)).filter((part) => part.count > 0))
    line.print(`  ${counted(count, table)}${shared > 0 ? `, of which both titles have ${shared}` : ''}`);
  line.print(`  the slug ${merged.slug} redirects to ${target.slug}`);
  if (!(await isConfirmed(line, confirm, 'Merge these titles?'))) return exitCodes.failed;
  const mergeId = await mergeTitles(store, { ...titles, by: operator, now: clock() });
  line.print(`Merged. To undo it: npm run catalogue -- split ${mergeId}`);
  return exitCodes.done;
}

/** Prints which merge would be undone, and undoes it once that is confirmed. */
export async function splitCommand(
  store: Store,
  reference: string,
  { line, clock, operator, confirm }: MergeContext,
): Promise<number> {
  const merge = await findMerge(store, reference);
  line.print(`${merge.media_type}/${merge.merged_slug} becomes a title of its own again.`);
  line.print(`  It was merged at ${new Date(merge.merged_at).toISOString()} by ${merge.merged_by}.`);
  const history = await repositoriesOn(store.db).merges.historyOf(merge.merge_id);
  for (const { table } of movedTables) {
    const count = history.filter(({ table_name }) => table_name === table).length;
    if (count > 0) line.print(`  ${counted(count, table)}`);
  }
  if (!(await isConfirmed(line, confirm, 'Undo this merge?'))) return exitCodes.failed;
  const result = await splitTitles(store, { merge, by: operator, now: clock() });
  for (const { table, restored, changed } of result) {
    if (restored > 0) line.print(`Restored ${counted(restored, table)}.`);
    if (changed > 0)
      line.print(`${counted(changed, table)} changed since the merge, and stayed with the other title.`);
  }
  return exitCodes.done;
}

/** Makes a title of its own from the data of one source of a title, once that is confirmed. */
export async function splitSourceCommand(
  store: Store,
  reference: string,
  source: string,
  { line, clock, operator, confirm }: MergeContext,
): Promise<number> {
  const title = await findOne(store, reference);
  line.print(`The data of ${source} becomes a title of its own; tracked titles stay with ${nameOf(title)}.`);
  if (!(await isConfirmed(line, confirm, 'Split this source off?'))) return exitCodes.failed;
  const split = { titleId: title.title_id, source, by: operator, now: clock() };
  const { mediaType, slug } = await splitSource(store, split);
  const created = `${mediaType}/${slug}`;
  line.print(`Created ${created}. To undo it: npm run catalogue -- merge ${nameOf(title)} ${created}`);
  return exitCodes.done;
}

/** Prints the history of merges. */
export async function listMerges(store: Store, line: CommandLine): Promise<number> {
  const merges = await repositoriesOn(store.db).merges.list();
  if (merges.length === 0) line.print('No titles have been merged.');
  for (const merge of merges) {
    const { merge_id, media_type, merged_slug, target_slug, merged_at, merged_by, undone_at, undone_by } =
      merge;
    // The history of a merge has at least the row of the merged title.
    const isSourceSplit = merge.counts.length === 0;
    const target = target_slug ?? 'a title that was merged later';
    line.print(
      `${merge_id}  ${new Date(merged_at).toISOString()}  ${merged_by}: ${media_type}/${merged_slug} ${isSourceSplit ? 'split off' : 'into'} ${target}`,
    );
    const parts = movedTables.flatMap(({ table }) => {
      const { count } = merge.counts.find(({ table_name }) => table_name === table) ?? {};
      return count === undefined ? [] : [counted(Number(count), table)];
    });
    if (parts.length > 0) line.print(`  ${parts.join(', ')}`);
    if (undone_at !== null && !isSourceSplit)
      line.print(`  undone at ${new Date(undone_at).toISOString()} by ${undone_by}`);
  }
  return exitCodes.done;
}

async function isConfirmed(
  line: CommandLine,
  confirm: MergeContext['confirm'],
  text: string,
): Promise<boolean> {
  if (confirm && (await confirm(text))) return true;
  line.print(`Nothing was changed.${confirm ? '' : ' Add --yes to confirm.'}`);
  return false;
}

/** The media type in a reference such as 'game/pac-man', and the rest in lower case. */
function readReference(reference: string): { readonly mediaType?: MediaType; readonly name: string } {
  const [type = '', slug] = reference.toLowerCase().split('/');
  if (slug === undefined) return { name: type };
  if (!Object.hasOwn(mediaTypes, type)) throw new CommandError(`Unknown media type '${type}'.`);
  return { mediaType: type as MediaType, name: slug };
}

/** The title that an operator named; of several with the same slug the one of the `preferred` media type. */
async function findOne(store: Store, reference: string, preferred?: MediaType): Promise<NamedTitle> {
  const { mediaType, name } = readReference(reference);
  const { merges } = repositoriesOn(store.db);
  const all = isUuid(name) ? await merges.titlesById(name) : await merges.titlesBySlug(name);
  const found = all.filter(({ media_type }) => mediaType === undefined || media_type === mediaType);
  const title = found.find(({ media_type }) => media_type === preferred) ?? found[0];
  if (!title) throw new CommandError(`There is no title '${reference}'.`);
  if (found.length > 1 && title.media_type !== preferred)
    throw new CommandError(`Several titles have this slug: ${found.map(nameOf).join(', ')}.`);
  return title;
}

/** The latest merge that an operator named and that is not undone. */
async function findMerge(store: Store, reference: string) {
  const { mediaType, name } = readReference(reference);
  const { merges } = repositoriesOn(store.db);
  const all = await merges.findOpen(isUuid(name) ? { id: name } : { slug: name });
  const found = all.filter(({ media_type }) => mediaType === undefined || media_type === mediaType);
  const [merge] = found;
  if (!merge) throw new CommandError(`No merge of '${reference}' can be undone.`);
  if (found.some(({ media_type }) => media_type !== merge.media_type))
    throw new CommandError(`Several merged titles had this slug: add the media type, such as game/${name}.`);
  return merge;
}

const nameOf = ({ media_type, slug }: Pick<NamedTitle, 'media_type' | 'slug'>) => `${media_type}/${slug}`;

function counted(count: number, table: MovedTable): string {
  const [one, several] = movedTables.find((rule) => rule.table === table)?.names ?? [table, table];
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : several}`;
}
