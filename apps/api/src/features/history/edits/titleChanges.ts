import type {
  EpisodeValues,
  ItemState,
  PlayValues,
  RemovedState,
  ReviewState,
  TitleState,
} from './titleState.ts';

/** A value before and after a change; null where it does not exist. */
type Change<Value> = readonly [before: Value | null, after: Value | null];

/** What a title has beside its row when it is added: it must be the same when the addition is undone. */
export interface Companions {
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly playCount: number;
}

/** What an edit changed in a title; stored as JSON. Ids of titles are not in it, so that a merge of titles need not change it. */
export interface TitleChanges {
  /** The row of a title that was added or removed. */
  readonly item?: Change<ItemState>;
  /** The changed columns of a title that stayed tracked. Status and rating are changed together. */
  readonly columns?: readonly [before: Partial<ItemState>, after: Partial<ItemState>];
  readonly removed?: Change<RemovedState>;
  readonly note?: Change<string>;
  readonly review?: Change<ReviewState>;
  readonly tags?: { readonly added: readonly string[]; readonly removed: readonly string[] };
  readonly plays?: Readonly<Record<string, Change<PlayValues>>>;
  readonly episodes?: Readonly<Record<string, Readonly<Record<string, Change<EpisodeValues>>>>>;
  readonly companions?: Companions;
}

type Row = Readonly<Record<string, unknown>>;

const isSame = (one: object | null, other: object | null): boolean => {
  if (!one || !other) return one === other;
  const [row, otherRow] = [one as Row, other as Row];
  return Object.keys(row).every((name) => row[name] === otherRow[name]);
};

/** The entries of two records that differ. */
function differences<Value extends object>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Readonly<Record<string, Change<Value>>> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const change = [before[name] ?? null, after[name] ?? null] as const;
      return isSame(...change) ? [] : [[name, change]];
    }),
  );
}

const trackingColumns = ['status', 'rating'] as const;
const columnGroups = [trackingColumns, ['is_favourite'], ['is_private']] as const;

function changedColumns(before: ItemState, after: ItemState): TitleChanges['columns'] {
  const names = columnGroups
    .filter((group) => group.some((name) => before[name] !== after[name]))
    .flatMap((group) => [...group]);
  const pick = (row: ItemState) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return names.length > 0 ? [pick(before), pick(after)] : undefined;
}

const hasEntries = (record: object) => Object.keys(record).length > 0;

/** The differences between two states of a title; undefined if there is none. */
export function changesBetween(before: TitleState, after: TitleState): TitleChanges | undefined {
  const columns = before.item && after.item ? changedColumns(before.item, after.item) : undefined;
  const added = after.tags.filter((tag) => !before.tags.includes(tag));
  const removed = before.tags.filter((tag) => !after.tags.includes(tag));
  const plays = differences(before.plays, after.plays);
  const playIds = new Set([...Object.keys(before.episodes), ...Object.keys(after.episodes)]);
  const episodes = Object.fromEntries(
    [...playIds]
      .map((id) => [id, differences(before.episodes[id] ?? {}, after.episodes[id] ?? {})] as const)
      .filter(([, changed]) => hasEntries(changed)),
  );
  const changes: TitleChanges = {
    ...(!before.item !== !after.item && { item: [before.item, after.item] }),
    ...(columns && { columns }),
    ...(!isSame(before.removed, after.removed) && { removed: [before.removed, after.removed] }),
    ...(before.note !== after.note && { note: [before.note, after.note] }),
    ...(!isSame(before.review, after.review) && { review: [before.review, after.review] }),
    ...((added.length > 0 || removed.length > 0) && { tags: { added, removed } }),
    ...(hasEntries(plays) && { plays }),
    ...(hasEntries(episodes) && { episodes }),
  };
  return hasEntries(changes) ? changes : undefined;
}

/** Whether what an edit changed is still as the edit left it. */
export function isUnchangedSince(
  changes: TitleChanges,
  current: TitleState,
  companions: Companions | undefined,
): boolean {
  const { item, columns, removed, note, review, tags, plays = {}, episodes = {} } = changes;
  const countEpisodes = (id: string) => Object.keys(current.episodes[id] ?? {}).length;
  return (
    (!item || isSame(item[1], current.item)) &&
    (!columns || (current.item !== null && isSame(columns[1], current.item))) &&
    (!removed || isSame(removed[1], current.removed)) &&
    (!note || note[1] === current.note) &&
    (!review || isSame(review[1], current.review)) &&
    !tags?.added.some((tag) => !current.tags.includes(tag)) &&
    !tags?.removed.some((tag) => current.tags.includes(tag)) &&
    Object.entries(plays).every(
      ([id, [before, after]]) =>
        isSame(after, current.plays[id] ?? null) &&
        // A play that the edit had added has no other episodes than those that it had added with it.
        (before !== null || countEpisodes(id) === Object.keys(episodes[id] ?? {}).length),
    ) &&
    Object.entries(episodes).every(
      ([id, changed]) =>
        (plays[id] !== undefined || current.plays[id] !== undefined) &&
        Object.entries(changed).every(([name, [, after]]) =>
          isSame(after, current.episodes[id]?.[name] ?? null),
        ),
    ) &&
    (!changes.companions || JSON.stringify(changes.companions) === JSON.stringify(companions))
  );
}

/** The status and the rating of a title before and after a change of it; null while it was not tracked or if they did not change. */
export function trackingOf({ item, columns }: TitleChanges) {
  const [before, after] = item ?? columns ?? [null, null];
  const pick = (row: Partial<ItemState> | null) =>
    row?.status === undefined ? null : { status: row.status, rating: row.rating ?? 0 };
  return { tracking_before: pick(before), tracking_after: pick(after) };
}
