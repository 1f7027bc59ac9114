import { isPlanned, isTag, normalTag, ownLimits, startOf } from '@gildshelf/api-client/contract';
import type { RecordedReview, RecordedTitle, TitleUpdate } from '../../../config/TitleWriter.ts';
import type { PolicyField } from '../ImportChoices.ts';
import { isLower } from './isLower.ts';
import { planPlays } from './planPlays.ts';
import { reviewOf } from './planReview.ts';
import type { TitlePlan } from './TitlePlan.ts';

type Item = NonNullable<RecordedTitle['item']>;

/** What the import of a title writes; undefined if the collection has all of it. */
export function planTitle(plan: TitlePlan, recorded: RecordedTitle): TitleUpdate | undefined {
  const { mediaType, titleId } = recorded;
  const item = recorded.item ? changedItem(plan, recorded.item) : newItem(plan);
  // A title that is not tracked has no history that could be seen.
  if (!recorded.item && !item) return undefined;
  const note = plannedNote(plan, recorded);
  const tags = plannedTags(plan, recorded);
  const review = plannedReview(plan, recorded);
  const { plays, episodes } = planPlays(plan, recorded);
  const update: TitleUpdate = {
    ...{ mediaType, titleId },
    ...(item && { item }),
    ...(note !== undefined && { note }),
    ...(tags.length > 0 && { tags }),
    ...(review && { review }),
    ...(plays.size > 0 && { plays }),
    ...(episodes.length > 0 && { episodes }),
  };
  return Object.keys(update).length > 2 ? update : undefined;
}

/** The first millisecond of a date of the source, which is never after now; undefined without one. */
const timeOf = (now: number, ...dates: readonly (string | null)[]): number | undefined => {
  const date = dates.find((candidate) => candidate !== null);
  return date ? Math.min(startOf(date), now) : undefined;
};

function newItem({ imported, status, now }: TitlePlan): Item | undefined {
  if (status === null) return undefined;
  const { rating, isFavourite, isPrivate, added, changed, rated, plays } = imported;
  const lastPlay = plays.map(({ started, finished }) => finished ?? started).filter((date) => date !== null);
  const changedAt = timeOf(now, changed, rated, lastPlay.sort().at(-1) ?? null, added) ?? now;
  return {
    ...{ status, rating: isPlanned(status) ? 0 : (rating?.stars ?? 0), isFavourite, isPrivate },
    createdAt: Math.min(timeOf(now, added) ?? changedAt, changedAt),
    changedAt,
  };
}

/** Which of two values that differ is used; `isEmpty` is about the one of the collection. */
function usesTheirs(plan: TitlePlan, field: PolicyField, isEmpty: boolean, changedAt: number): boolean {
  const policy = plan.policy[field] ?? 'fill';
  if (policy === 'newer') return isEmpty || (timeOf(plan.now, plan.imported.changed) ?? 0) > changedAt;
  return policy === 'theirs' || (policy === 'fill' && isEmpty);
}

function changedItem(plan: TitlePlan, item: Item): Item | undefined {
  const { imported, status: theirs } = plan;
  const takesStatus =
    theirs !== null &&
    (plan.isChosen || (usesTheirs(plan, 'status', false, item.changedAt) && !isLower(theirs, item.status)));
  const status = takesStatus ? theirs : item.status;
  const stars = imported.rating?.stars ?? 0;
  const takesRating = stars > 0 && usesTheirs(plan, 'rating', item.rating === 0, item.changedAt);
  const rating = isPlanned(status) ? 0 : takesRating ? stars : item.rating;
  const isFavourite = item.isFavourite || imported.isFavourite;
  const isSame = status === item.status && rating === item.rating && isFavourite === item.isFavourite;
  return isSame ? undefined : { ...item, status, rating, isFavourite };
}

function plannedNote(plan: TitlePlan, { note, item }: RecordedTitle): string | undefined {
  const theirs = plan.imported.note?.slice(0, ownLimits.note);
  if (!theirs || theirs === note) return undefined;
  return usesTheirs(plan, 'note', note === null, item?.changedAt ?? 0) ? theirs : undefined;
}

/** The review to add: private until the user publishes it, and none if there is one already. */
function plannedReview({ imported, now }: TitlePlan, { review }: RecordedTitle): RecordedReview | undefined {
  const theirs = review ? undefined : reviewOf(imported);
  if (!theirs) return undefined;
  const { text, isSpoiler, written } = theirs;
  const createdAt = timeOf(now, written) ?? now;
  return { text: text.slice(0, ownLimits.review), isSpoiler, isPublic: false, createdAt };
}

/** The tags to add; one that cannot be a tag here is left out. */
function plannedTags({ imported, policy }: TitlePlan, { tags }: RecordedTitle): string[] {
  if (policy.tags === 'mine') return [];
  const theirs = [...new Set(imported.tags.map(normalTag).filter(isTag))];
  const added = theirs.filter((tag) => !tags.includes(tag));
  return added.slice(0, Math.max(0, ownLimits.tags - tags.length));
}
