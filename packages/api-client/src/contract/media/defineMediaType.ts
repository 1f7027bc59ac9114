import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { limits, ownLimits } from '../limits.ts';
import * as ownMessages from '../ownMessages.ts';
import { acknowledgement, id, listOf, partOf } from '../reading.ts';
import { atMost } from '../textLength.ts';
import { collectionPage } from './collectionPage.ts';
import type { MediaView } from './mediaView.ts';
import { publicCollectionOf } from './publicCollection.ts';
import { statusLabel } from './status.ts';
import { trackedFields } from './trackedItem.ts';

/** Everything that is particular to a media type. */
export interface MediaTypeDefinition<
  Type extends string,
  Status extends string,
  IdField extends string,
  Item extends z.ZodMiniObject,
> {
  readonly type: Type;
  readonly label: string;
  readonly pluralLabel: string;
  /** The plural inside a sentence: 'games', 'anime'. */
  readonly pluralWord: string;
  readonly item: Item;
  readonly collection: {
    readonly root: `/api/${string}`;
    readonly items: string;
    /** Where the spec has no call that removes a title. */
    readonly isRemovalExtra?: true;
  };
  readonly idField: IdField;
  readonly statuses: readonly Status[];
  /** The dashboard's filter, in its order, where a label differs from the capitalised status. */
  readonly filterOrder: readonly NoInfer<Status>[];
  readonly filterLabels: Readonly<Partial<Record<NoInfer<Status>, string>>>;
  /** Shown on a card whose status is not set. */
  readonly unsetStatusLabel: string;
  readonly editTitle: string;
  /** What schema.org calls it. */
  readonly schemaType: 'VideoGame' | 'TVSeries' | 'Movie';
  readonly present: (item: z.output<Item>) => MediaView;
  /** The fields in which an item carries its picture: where `present` finds `imageUrl`. */
  readonly imageFields: (imageUrl: string) => Partial<z.input<Item>>;
}

const { ratingMaximum, ratingStep } = limits;
const isRating = (value: number) =>
  value >= 0 && value <= ratingMaximum && Number.isInteger(value / ratingStep);

const titleId = id.check(atMost(ownLimits.slug));

/** Derives the calls of a collection (`list`, `get`, `rate`, `remove`, `publicList`) from what is particular to a media type. */
export function defineMediaType<
  const Type extends string,
  const Status extends string,
  const IdField extends string,
  const Item extends z.ZodMiniObject,
>(definition: MediaTypeDefinition<Type, Status, IdField, Item>) {
  const { collection, item, statuses, idField, filterOrder, filterLabels } = definition;
  const isStatus = (value: unknown) => statuses.some((known) => known === value);
  const tracked = z.object<Item['shape'] & typeof trackedFields>({ ...item.shape, ...trackedFields });
  const listPath = `${collection.root}/:userId/${collection.items}` as const;
  const itemPath = `${listPath}/:titleId` as const;
  return {
    ...definition,
    tracked,
    listEndpoint: defineEndpoint({
      method: 'GET',
      path: listPath,
      access: 'owner',
      query: collectionPage,
      response: listOf(tracked),
    }),
    getEndpoint: defineEndpoint({
      method: 'GET',
      path: itemPath,
      access: 'owner',
      response: z.nullable(partOf(tracked)),
    }),
    removeEndpoint: defineEndpoint({
      method: 'DELETE',
      path: itemPath,
      access: 'owner',
      response: acknowledgement,
      extra: collection.isRemovalExtra,
    }),
    rateEndpoint: defineEndpoint({
      method: 'POST',
      path: `${collection.root}/ratings`,
      access: 'user',
      successStatus: 200,
      body: z.strictObject({
        username: z.string(),
        ...({ [idField]: titleId } as Record<IdField, typeof titleId>),
        rating: z.number().check(z.refine(isRating, ownMessages.media.wrongRating)),
        status: z.custom<Status>(isStatus, ownMessages.media.unknownStatus(statuses)),
      }),
      response: acknowledgement,
    }),
    publicListEndpoint: defineEndpoint({
      method: 'GET',
      path: `/api/collections/:username/${collection.items}`,
      access: 'public',
      query: collectionPage,
      response: publicCollectionOf(tracked),
      extra: true,
    }),
    hasStatus: (status: string | null | undefined): status is Status => isStatus(status),
    /** The dashboard's filter: 'all' first. */
    filters: [
      { value: 'all', label: 'All' },
      ...filterOrder.map((status) => ({ value: status, label: filterLabels[status] ?? statusLabel(status) })),
    ],
  };
}
