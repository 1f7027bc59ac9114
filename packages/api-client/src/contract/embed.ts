import * as z from 'zod/mini';
import { findLanguage } from './languages.ts';
import { type CatalogueType, catalogueTypes, mediaTypes } from './media/index.ts';
import { isCollectionCursor } from './media/publicCollection.ts';
import * as ownMessages from './messages/own.ts';
import * as ownLimits from './ownLimits.ts';
import { serverLimits } from './serverLimits.ts';
import { maxLength, notEmpty } from './textLength.ts';

const messages = ownMessages.embed;
/** A parameter with a default value. Built from `z.pipe` and `z.transform`, which the site's entry chunk already contains. */
const withDefault = <Schema extends z.ZodMiniType>(schema: Schema, defaultValue: z.output<Schema>) =>
  z.pipe(
    z.optional(schema),
    z.transform((value: z.output<Schema> | undefined) => value ?? defaultValue),
  );

/** One of the given values; the first is the default. */
const choice = <const Choices extends readonly [string, ...string[]]>(name: string, choices: Choices) =>
  withDefault(
    z.custom<Choices[number]>(
      (value) => choices.some((allowed) => allowed === value),
      messages.invalidChoice(name, choices),
    ),
    choices[0] as Choices[number],
  );

const type = choice('type', catalogueTypes);
const size = choice('size', ['small', 'large']);
const { publicMaximum, publicSize, listedTitles } = serverLimits;
const isCount = (text: string) => /^\d{1,3}$/.test(text) && Number(text) > 0 && Number(text) <= publicMaximum;
const isAccent = (text: string) => /^#[\da-f]{6}$/i.test(text);
const count = withDefault(
  z.string().check(z.refine(isCount, messages.invalidCount(publicMaximum))),
  `${publicSize}`,
);

/** Slugs of titles, separated by commas; a repeated one counts once. */
const slugs = z.pipe(
  z.pipe(
    z.string(messages.slugsMissing),
    z.transform((text: string) => [...new Set(text.split(',').map((slug) => slug.trim()))].filter(Boolean)),
  ),
  z.custom<string[]>().check(
    z.refine((list) => list.length > 0, messages.slugsMissing),
    z.refine((list) => list.length <= listedTitles, messages.tooManySlugs(listedTitles)),
  ),
);

const user = z
  .string(messages.userMissing)
  .check(z.trim(), notEmpty(messages.userMissing), maxLength(ownLimits.username, messages.userMissing));

/** The values of the parameter `status`: every status of the media type, and 'all'. */
const filtersOf = (mediaType: CatalogueType) =>
  mediaTypes[mediaType].filters.map(({ value }) => value as string);
const isFilter = (mediaType: CatalogueType, status: string) => filtersOf(mediaType).includes(status);

/** Parameters of every widget: its style and the language of its text. */
const appearance = {
  theme: choice('theme', ['dark', 'light', 'auto']),
  accent: z.optional(z.string().check(z.refine(isAccent, messages.invalidAccent))),
  // `lang` may be the host page's own attribute; an unsupported language must not fail the widget.
  lang: z.pipe(
    z.catch(z.optional(z.string()), undefined),
    z.transform((tag: string | undefined) => findLanguage(tag) ?? 'en'),
  ),
};

/** The colour theme of a frame; 'auto' follows `prefers-color-scheme`. */
export type FrameTheme = z.output<typeof appearance.theme>;

/** The parameters of each embeddable widget: the attributes of its element and the query of its frame's URL. */
export const embedParameters = {
  carousel: z.object({ type, list: choice('list', ['top']), size, count, ...appearance }),
  list: z.object({ type, slugs, size, ...appearance }),
  rating: z.object({
    type,
    size: choice('size', ['large', 'small']),
    slug: z
      .string(messages.slugMissing)
      .check(z.trim(), notEmpty(messages.slugMissing), maxLength(ownLimits.slug, messages.slugMissing)),
    ...appearance,
  }),
  badge: z.object({ user, ...appearance }),
  'user-list': z.object({
    user,
    slug: z
      .string(messages.listMissing)
      .check(z.trim(), notEmpty(messages.listMissing), maxLength(ownLimits.slug, messages.listMissing)),
    size,
    count,
    after: z.optional(z.string()),
    ...appearance,
  }),
  collection: z
    .object({
      type,
      user,
      size,
      count,
      // The cursor, only in links within the frame: an element always shows the first page.
      after: z.optional(z.string().check(z.refine(isCollectionCursor, ownMessages.collection.invalidNext))),
      status: withDefault(z.string(), 'all'),
      ...appearance,
    })
    .check(
      z.refine(({ type, status }) => isFilter(type, status), {
        error: ({ input }) =>
          messages.invalidChoice('status', filtersOf((input as { type: CatalogueType }).type)),
      }),
    ),
} as const;

/** The name of a widget, in its tag and in the URL of its frame. */
export type EmbedName = keyof typeof embedParameters;

/** The validated parameters of a widget. */
export type EmbedParameters<Name extends EmbedName = EmbedName> = z.output<(typeof embedParameters)[Name]>;
