import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { ImportedTitle } from '@gildshelf/import-formats';
import type { RecordedTitle, TitleKey, TitleUpdate } from '../../../config/TitleWriter.ts';
import type { ImportOutcome, ImportTitleRow } from '../../../platform/db/rows/importRows.ts';
import type { Repositories } from '../../repositories.ts';
import { type ImportChoices, leaveOut, type TitleDecision } from '../ImportChoices.ts';
import { matchTitles, type TitleMatch } from './matchTitles.ts';
import { planTitle } from './planTitle.ts';

/** A title of an import before it is planned. */
export type Entry = Pick<ImportTitleRow, 'position' | 'kind' | 'content' | 'decision'> & {
  readonly isLeftOut: boolean;
};

/** What an import does with a title. */
export interface PlannedEntry {
  readonly entry: Entry;
  readonly outcome: ImportOutcome;
  readonly titleId: string | null;
  /** What it writes, and the title as it was read for that; undefined if it writes nothing. */
  readonly write?: { readonly before: RecordedTitle; readonly update: TitleUpdate };
}

interface Planning {
  readonly repositories: Repositories;
  /** Reads what the user has recorded about titles, in the order of the list. */
  readonly read: (titles: readonly TitleKey[]) => Promise<RecordedTitle[]>;
  readonly source: string;
  readonly choices: ImportChoices;
  readonly now: number;
}

/** An entry with the title of the catalogue that it is, or why there is none. */
interface MatchedEntry {
  readonly entry: Entry;
  readonly imported: ImportedTitle;
  readonly decision: TitleDecision | null;
  readonly match: TitleMatch;
}

/** Plans entries of an import, with a few queries for all of them; in the order of the list. */
export async function planEntries(planning: Planning, entries: readonly Entry[]): Promise<PlannedEntry[]> {
  const matched = await matchEntries(planning, entries);
  const keys = new Map<string, TitleKey>();
  for (const { imported, match } of matched.values())
    if ('titleId' in match)
      keys.set(match.titleId, { mediaType: imported.kind as MediaType, titleId: match.titleId });
  const read = await planning.read([...keys.values()]);
  const recorded = new Map(read.map((title) => [title.titleId, title]));
  return entries.map((entry) => {
    const found = matched.get(entry);
    return found
      ? planEntry(planning, found, recorded)
      : { entry, outcome: entry.isLeftOut ? 'left-out' : 'parked', titleId: null };
  });
}

/** The entries of our media types, with their titles. */
async function matchEntries({ repositories }: Planning, entries: readonly Entry[]) {
  const known = entries.filter(({ kind, isLeftOut }) => !isLeftOut && kind in mediaTypes);
  const titles = known.map(({ content }): ImportedTitle => JSON.parse(content));
  const matches = await matchTitles(repositories, titles);
  return new Map(
    known.map((entry, index): [Entry, MatchedEntry] => {
      const decision: TitleDecision | null = JSON.parse(entry.decision ?? 'null');
      const match: TitleMatch =
        decision?.kind === 'title'
          ? { certainty: 'sure', titleId: decision.titleId }
          : (matches[index] ?? { certainty: 'none' });
      return [entry, { entry, imported: titles[index] as ImportedTitle, decision, match }];
    }),
  );
}

function planEntry(
  { source, choices, now }: Planning,
  { entry, imported, decision, match }: MatchedEntry,
  recordedTitles: ReadonlyMap<string, RecordedTitle>,
): PlannedEntry {
  const titleId = 'titleId' in match ? match.titleId : null;
  const end = (outcome: ImportOutcome) => ({ entry, outcome, titleId });
  if (decision?.kind === 'leave-out') return end('left-out');
  if (decision?.kind === 'wait' || match.certainty === 'none') return end('unknown');
  if (match.certainty === 'choose') return end('choose');
  const before = recordedTitles.get(match.titleId);
  if (!before) throw new Error(`The title ${match.titleId} was not read.`);
  if (match.certainty === 'likely' && !choices.acceptsSuggestions) return end('likely');
  const status = statusFor(imported, decision, choices);
  if (status === leaveOut) return end('left-out');
  if (status === undefined && !before.item) return end('confirm');
  if (imported.status === null && !before.item) return end('listed');
  const isChosen = decision?.kind === 'status';
  const plan = { source, imported, status: status ?? null, isChosen, policy: choices.policy, now };
  const update = planTitle(plan, before);
  if (!update) return end('same');
  return { ...end(before.item ? 'change' : 'new'), write: { before, update } };
}

/** The status that a title gets; null for one that is only on a list, undefined if it needs to be confirmed first. */
function statusFor(
  { kind, status }: ImportedTitle,
  decision: TitleDecision | null,
  { statuses, acceptsSuggestions }: ImportChoices,
): string | null | undefined {
  if (status === null) return null;
  if (decision?.kind === 'status') return decision.status;
  const { word, suggestion, isSure } = status;
  return (
    statuses[`${kind} ${word}`] ?? (isSure || acceptsSuggestions ? (suggestion ?? undefined) : undefined)
  );
}
