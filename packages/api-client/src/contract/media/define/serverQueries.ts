import * as z from 'zod/mini';
import { isPartialDate, precisionOf } from '../../history/partialDate.ts';
import { edits } from '../../messages/edits.ts';
import { history } from '../../messages/history.ts';
import { lists } from '../../messages/lists.ts';
import * as ownMessages from '../../messages/own.ts';
import { reviews } from '../../messages/reviews.ts';
import * as ownLimits from '../../ownLimits.ts';
import { type ReviewSort, reviewSorts } from '../../reviews/reviews.ts';
import { serverLimits } from '../../serverLimits.ts';
import { maxLength } from '../../textLength.ts';
import type { CatalogueType } from '../catalogues.ts';
import { isCatalogueType } from '../titleEntries.ts';

/** The number of titles of a page, from 1 to `maximum`. */
function pageSize(maximum: number) {
  return z.optional(
    z
      .string()
      .check(z.refine((text) => isWholeNumber(text, maximum), ownMessages.collection.invalidLimit(maximum))),
  );
}

function isWholeNumber(text: string, maximum: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) > 0 && Number(text) <= maximum;
}

/** One of these statuses. */
const statusIn = (statuses: readonly string[]) =>
  z.optional(
    z
      .string()
      .check(z.refine((status) => statuses.includes(status), ownMessages.media.unknownStatus(statuses))),
  );

/** One of these media types. */
const typeIn = <Type extends string>(types: readonly Type[]) =>
  z.custom<Type>((type) => types.some((name) => name === type), ownMessages.request.invalidField('type'));

/**
 * `collectionQuery` of a media type with these statuses, with the validation of our server; in a file of its own because the site's
 * pages do not need its error messages.
 */
export const serverCollectionQuery = (statuses: readonly string[]) =>
  z.object({
    limit: pageSize(serverLimits.pageMaximum),
    after: z.optional(
      z
        .string()
        .check(
          z.regex(/^\d{1,15}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, ownMessages.collection.invalidCursor),
        ),
    ),
    status: statusIn(statuses),
  });

/** The same for a public collection. */
export const serverPublicCollectionQuery = (statuses: readonly string[]) =>
  z.object({
    limit: pageSize(serverLimits.publicMaximum),
    after: z.optional(z.string().check(z.regex(/^[\w-]{20,200}$/, ownMessages.collection.invalidNext))),
    status: statusIn(statuses),
  });

/** The query of the statuses of titles of these media types; the ids are a list here. */
export const serverStatusesQuery = <Type extends string>(types: readonly Type[]) =>
  z.object({
    type: typeIn(types),
    ids: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (ids) => ids.split(',').length <= ownLimits.titleStatuses,
            ownMessages.request.invalidField('ids'),
          ),
        ),
      z.transform((ids) => ids.split(',')),
    ),
  });

/** The query of a page of the plays of a title. */
export const serverPlaysQuery = z.object({
  limit: pageSize(serverLimits.playPageMaximum),
  after: z.optional(
    z
      .string()
      .check(z.regex(/^[01]_(-?\d{1,15})?_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, history.invalidCursor)),
  ),
});

const cursorOf = (position: string) =>
  z.optional(
    z
      .string()
      .check(
        z.regex(new RegExp(`^${position}_[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$`), lists.invalidCursor),
      ),
  );

/** The query of the own lists: a title, or nothing. */
export const serverListsQuery = z.pipe(
  z
    .object({
      media_type: z.optional(z.custom<CatalogueType>(isCatalogueType, lists.unknownMediaType)),
      title_id: z.optional(
        z.string().check(maxLength(ownLimits.slug, ownMessages.request.invalidField('title_id'))),
      ),
    })
    .check(
      z.refine(
        ({ media_type, title_id }) => (media_type === undefined) === (title_id === undefined),
        lists.titleWithoutType,
      ),
    ),
  z.transform(({ media_type, title_id }) =>
    media_type && title_id !== undefined ? { media_type, title_id } : undefined,
  ),
);

/** The query of a page of a list. */
export const serverListQuery = z.object({
  limit: pageSize(serverLimits.listPageMaximum),
  after: cursorOf('\\d{1,16}'),
});

/** The query of a page of public lists. */
export const serverPublicListsQuery = z.object({
  limit: pageSize(serverLimits.listPageMaximum),
  after: cursorOf('\\d{1,15}'),
});

/** The query of a page of edits. */
export const serverEditsQuery = z.object({
  limit: pageSize(serverLimits.editPageMaximum),
  after: z.optional(
    z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, edits.invalidCursor)),
  ),
});

const isMonth = (text: string) => isPartialDate(text) && precisionOf(text) === 'month';

/** The query of a page of a diary of these media types. */
export const serverDiaryQuery = <Type extends string>(types: readonly Type[]) =>
  z.object({
    limit: pageSize(serverLimits.playPageMaximum),
    after: z.optional(
      z
        .string()
        .check(z.regex(/^(-?\d{1,15})?_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, history.invalidCursor)),
    ),
    month: z.optional(
      z.string().check(z.refine((text) => text === 'undated' || isMonth(text), history.invalidMonth)),
    ),
    type: z.optional(typeIn(types)),
  });

/** The query of a page of the reviews of a title; the cursor has the number of votes only in the order by votes. */
export const serverReviewsQuery = z
  .object({
    limit: pageSize(serverLimits.reviewPageMaximum),
    sort: z.optional(
      z.custom<ReviewSort>((sort) => reviewSorts.some((name) => name === sort), reviews.invalidSort),
    ),
    after: z.optional(
      z
        .string()
        .check(
          z.regex(/^(\d{1,9}_)?\d{1,15}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, reviews.invalidCursor),
        ),
    ),
  })
  .check(
    z.refine(
      ({ sort, after }) => !after || (after.split('_').length === 3) === (sort === 'helpful'),
      reviews.invalidCursor,
    ),
  );

/** The query of a search: `page` is a number here, and 1 when it is missing. */
export const serverSearchQuery = z.pipe(
  z
    .object({
      query: z.string().check(maxLength(ownLimits.searchQuery, ownMessages.search.tooLong)),
      sort: z.optional(z.literal('best', ownMessages.searchPages.unknownSort)),
      page: z.optional(
        z
          .string()
          .check(
            z.refine(
              (text) => isWholeNumber(text, serverLimits.searchPages),
              ownMessages.searchPages.invalidPage(serverLimits.searchPages),
            ),
          ),
      ),
    })
    .check(z.refine(({ sort, page }) => !page || sort, ownMessages.searchPages.pageWithoutSort)),
  z.transform(({ page = '1', ...query }) => ({ ...query, page: Number(page) })),
);
