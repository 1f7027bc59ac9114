import { type Edit, type EditKind, statusLabel } from '@gildshelf/api-client/contract';
import type { Translate } from '@gildshelf/ui';

/** What an edit of each kind did. */
export const kindLabels: Readonly<Record<EditKind, string>> = {
  rate: 'Status and rating',
  remove: 'Removed from your collection',
  restore: 'Restored',
  details: 'Note, tags and privacy',
  'add-play': 'Play added',
  'update-play': 'Play changed',
  'remove-play': 'Play removed',
  episodes: 'Episodes',
  bulk: 'Several titles',
  import: 'Import',
};

/** What an edit changed: 'Playing → Completed'; empty if neither the status nor the rating has changed. */
export function changeText(
  { kind, tracking_before: before, tracking_after: after, change, total }: Edit,
  translate: Translate,
  locale: string,
) {
  const titles = () => translate('{count} titles', { count: total.toLocaleString(locale) });
  if (kind === 'import') return titles();
  if (change) {
    const parts = [
      change.remove && translate('Removed from your collection'),
      change.status && translate(statusLabel(change.status)),
      change.rating && starsText(change.rating, translate, locale),
      ...(change.add_tags ?? []).map((tag) => `+ ${tag}`),
      ...(change.remove_tags ?? []).map((tag) => `− ${tag}`),
      change.is_private !== undefined && translate(change.is_private ? 'Private' : 'Not private'),
      change.is_favourite !== undefined && translate(change.is_favourite ? 'Favourite' : 'No favourite'),
    ];
    return [titles(), ...parts].filter(Boolean).join(' · ');
  }
  const sides = [before, after].map((tracking) =>
    tracking
      ? [
          translate(statusLabel(tracking.status)),
          tracking.rating ? starsText(tracking.rating, translate, locale) : '',
        ]
          .filter(Boolean)
          .join(', ')
      : translate('Not in your collection'),
  );
  return sides[0] === sides[1] ? '' : sides.join(' → ');
}

const starsText = (rating: number, translate: Translate, locale: string) =>
  translate('{rating} stars', { rating: rating.toLocaleString(locale) });
