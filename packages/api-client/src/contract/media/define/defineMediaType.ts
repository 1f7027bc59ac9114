import * as z from 'zod/mini';
import { ratingMaximum, ratingStep } from '../../limits.ts';
import * as ownMessages from '../../messages/own.ts';
import * as ownLimits from '../../ownLimits.ts';
import {
  acknowledgement,
  httpsUrl,
  id,
  listOf,
  nullIfInvalid,
  optionalListOf,
  optionalNumber,
  optionalRawText,
  optionalText,
  partialOf,
  text,
  titleId,
  wholeNumber,
} from '../../schemas.ts';
import { maxLength } from '../../textLength.ts';
import type { MediaView } from '../mediaView.ts';
import { usableSlug } from '../text/providerText.ts';
import { defineTitleCalls } from './titleCalls.ts';
import { isPlanned, statusLabel, trackedFields } from './tracking.ts';

/** The query of a collection. A host may ignore it, and sends the whole collection then, or the first titles of a public one. */
const collectionQuery = z.object({
  /** The maximum number of titles; our server accepts 1 to 500, and 1 to 100 for a public collection. */
  limit: z.optional(z.string()),
  /** The cursor: from the `Link` header of the previous page, or `next` of a page of a public collection. */
  after: z.optional(z.string()),
  /** A status of the media type, for only the titles with it. */
  status: z.optional(z.string()),
});

/** A name with a link. */
export const link = z.object({ name: text, url: httpsUrl });

/**
 * The fields that the titles of every media type have. Our own server adds the `srcset` of the image, the sources of the data, and in
 * searches the year of a title without a release date. `details` are read by `readTitleDetails`.
 */
export const commonFields = {
  id: titleId,
  slug: optionalRawText,
  genres: optionalListOf(text),
  type: optionalText,
  image_srcset: optionalText,
  release_year: optionalNumber,
  credits: optionalListOf(z.object({ ...link.shape, article: optionalText, licence: z.optional(link) })),
  details: z.optional(z.custom<unknown>()),
};

/** The part of a view that is read from these fields, without an average rating. */
export const commonView = ({ id, slug, genres, image_srcset, credits }: CommonFields) => ({
  id: String(id),
  slug: usableSlug(slug),
  genres: genres ?? [],
  imageSet: image_srcset,
  credits,
  averageRating: null,
});

type CommonFields = z.output<z.ZodMiniObject<typeof commonFields>>;

const partialDate = nullIfInvalid(
  z.object({ year: optionalNumber, month: optionalNumber, day: optionalNumber }),
);

/** The first and the last date of a title in parts, each with what is known of it. */
export const datePeriod = nullIfInvalid(z.object({ from: partialDate, to: partialDate }));

/** The units in which progress is measured. */
export type ProgressUnit = 'minutes' | 'episodes' | 'chapters' | 'pages' | 'percent';

/** The definition of a media type. */
export interface MediaTypeDefinition<
  Type extends string,
  Status extends string,
  IdField extends string,
  Item extends z.ZodMiniObject,
  Icon extends string = string,
> {
  readonly type: Type;
  readonly label: string;
  readonly pluralLabel: string;
  /** The plural in running text: 'games', 'anime'. */
  readonly pluralNoun: string;
  /** The name of its icon in `@gildshelf/ui`. */
  readonly icon: Icon;
  readonly item: Item;
  readonly collection: {
    /** The root of its paths, such as '/api/userGames'. */
    readonly root: `/api/${string}`;
    /** The plural in paths: 'games'. */
    readonly items: string;
    /** Set when the required API does not have the media type. */
    readonly isExtension?: true;
    /** Set when the required API has no endpoint that removes a title. */
    readonly isRemovalExtension?: true;
  };
  readonly idField: IdField;
  readonly statuses: readonly Status[];
  /** Labels of the filter that differ from the capitalised status. */
  readonly filterLabels?: Readonly<Partial<Record<NoInfer<Status>, string>>>;
  /** The label of a card without a status. */
  readonly unsetStatusLabel: string;
  /** The unit of the progress of a play; a field of this name is its total. */
  readonly progress: ProgressUnit;
  readonly present: (item: z.output<Item>) => MediaView;
}

const isRating = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= ratingMaximum && Number.isInteger(value / ratingStep);

const ratedTitleId = id.check(maxLength(ownLimits.slug));

/** Derives the endpoints of a collection (list, get, remove, rate, public list) and the filters of a media type from its definition. */
export function defineMediaType<
  const Type extends string,
  const Status extends string,
  const IdField extends string,
  const Item extends z.ZodMiniObject,
  const Icon extends string,
>(definition: MediaTypeDefinition<Type, Status, IdField, Item, Icon>) {
  const { collection, item, statuses, idField, filterLabels } = definition;
  const filterOrder = [...statuses.filter(isPlanned), ...statuses.filter((status) => !isPlanned(status))];
  const isStatus = (value: unknown) => statuses.some((allowed) => allowed === value);
  const tracked = z.object<Item['shape'] & typeof trackedFields>({ ...item.shape, ...trackedFields });
  const { isExtension } = collection;
  const listPath = `${collection.root}/:userId/${collection.items}` as const;
  const itemPath = `${listPath}/:titleId` as const;
  return {
    ...definition,
    editTitle: `Edit ${definition.label}`,
    tracked,
    ...defineTitleCalls(definition, {
      listTrackedTitles: {
        method: 'GET',
        path: listPath,
        access: 'owner',
        query: collectionQuery,
        response: listOf(tracked),
        isExtension,
      },
      getTrackedTitle: {
        method: 'GET',
        path: itemPath,
        access: 'owner',
        response: z.nullable(partialOf(tracked)),
        isExtension,
      },
      removeTitle: {
        method: 'DELETE',
        path: itemPath,
        access: 'owner',
        response: acknowledgement,
        isExtension: isExtension ?? collection.isRemovalExtension,
      },
      rateTitle: {
        method: 'POST',
        path: `${collection.root}/ratings`,
        access: 'user',
        successStatus: 200,
        body: z.strictObject({
          username: z.string(),
          ...({ [idField]: ratedTitleId } as Record<IdField, typeof ratedTitleId>),
          rating: z.custom<number>(isRating, ownMessages.media.invalidRating),
          status: z.custom<Status>(isStatus, ownMessages.media.unknownStatus(statuses)),
        }),
        response: acknowledgement,
        isExtension,
      },
      listPublicTitles: {
        method: 'GET',
        path: `/api/collections/:username/${collection.items}`,
        access: 'public',
        dependsOnViewer: true,
        query: collectionQuery,
        response: publicCollectionOf(tracked),
        isExtension: true,
      },
    }),
    /** The statuses in the order of the dashboard's filter: 'planned' first. */
    filterOrder,
    hasStatus: (status: string | null | undefined): status is Status => isStatus(status),
    /** The options of the dashboard's filter, 'all' first. */
    filters: [
      { value: 'all', label: 'All' },
      ...filterOrder.map((status) => ({
        value: status,
        label: filterLabels?.[status] ?? statusLabel(status),
      })),
    ],
  };
}

/** A page of a public collection: its owner, the number of titles, and the titles, last changed first. */
function publicCollectionOf<Tracked extends z.ZodMiniType>(tracked: Tracked) {
  return z.object({
    username: text,
    display_name: optionalText,
    avatar_url: optionalText,
    /** These three only if the owner has made them public. */
    bio: optionalText,
    location: optionalText,
    website: optionalText,
    /** The number of titles of this media type, and of the requested status, on all pages. */
    total: wholeNumber,
    /** The value of `after` for the next page; null on the last page. */
    next: optionalText,
    items: listOf(tracked),
  });
}
