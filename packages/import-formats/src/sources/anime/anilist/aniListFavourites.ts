import { importedTitle } from '../../../model/createImported.ts';
import type { LeftOutReason } from '../../../model/ImportedContent.ts';
import type { ImportedTitle, RowPlace } from '../../../model/ImportedTitle.ts';
import { instantOf } from '../../../model/sourceDates.ts';
import { amountOf, idOf, type JsonObject, textOfValue } from '../../../parse/jsonFields.ts';
import { plainTextOf } from '../../../text/plainText.ts';
import { entryKey } from '../listEntry.ts';

/** A title without a status, to which a row other than an entry refers. */
function titleWithout(kind: 'anime' | 'manga', id: string, place: RowPlace): ImportedTitle {
  return importedTitle({
    key: entryKey(kind, id),
    places: [place],
    kind,
    name: null,
    ids: { anilist_id: id },
  });
}

/** The kinds of favourites by their numbers; the others are characters, staff and studios. */
const favouriteKinds: Readonly<Record<number, 'anime' | 'manga'>> = { 1: 'anime', 2: 'manga' };

/** The title of a favourite, or why it is none. */
export function favouriteOf(row: JsonObject, place: RowPlace): ImportedTitle | LeftOutReason {
  const id = idOf(row.favourite_id);
  const type = amountOf(row.favourite_type);
  const kind = favouriteKinds[type];
  if (id === undefined || type === 0) return 'malformed';
  return kind ? { ...titleWithout(kind, id, place), isFavourite: true } : 'not-a-title';
}

/** The title of a review, or why it is none. */
export function reviewedOf(row: JsonObject, place: RowPlace): ImportedTitle | LeftOutReason {
  const id = idOf(row.series_id);
  const parts = [textOfValue(row.summary), textOfValue(row.text)];
  const text = plainTextOf(parts.filter((part) => part !== '').join('\n\n'));
  if (id === undefined || text === '') return 'malformed';
  const { summary, score, private: isPrivate } = row;
  return {
    ...titleWithout(amountOf(row.series_type) === 1 ? 'manga' : 'anime', id, place),
    reviews: [
      {
        text,
        // AniList's markup of a spoiler.
        isSpoiler: text.includes('~!'),
        playKey: null,
        written: instantOf(textOfValue(row.created_at)) ?? instantOf(textOfValue(row.updated_at)),
      },
    ],
    extras: { review: { summary, text: row.text, score, private: isPrivate } },
  };
}
