import * as z from 'zod/mini';
import { ownLimits } from './limits.ts';
import { type CatalogueType, catalogues } from './media/catalogues.ts';
import { isCollectionPlace } from './media/isCollectionPlace.ts';
import * as ownMessages from './ownMessages.ts';
import { servedLimits } from './servedLimits.ts';
import { atMost, filled } from './textLength.ts';

const messages = ownMessages.embed;
const types = Object.keys(catalogues) as [CatalogueType, ...CatalogueType[]];

/** What is taken where nothing is said; of parts that the site's entry has anyway. */
const withDefault = <Schema extends z.ZodMiniType>(schema: Schema, usual: z.output<Schema>) =>
  z.pipe(
    z.optional(schema),
    z.transform((value: z.output<Schema> | undefined) => value ?? usual),
  );

/** One of a few words; the first where none is said. */
const choice = <const Choices extends readonly [string, ...string[]]>(name: string, choices: Choices) =>
  withDefault(
    z.custom<Choices[number]>(
      (value) => choices.some((one) => one === value),
      messages.wrongChoice(name, choices),
    ),
    choices[0] as Choices[number],
  );

const type = choice('type', types);
const size = choice('size', ['small', 'large']);
const { publicMaximum, publicSize } = servedLimits;
const isCount = (text: string) => /^\d{1,3}$/.test(text) && Number(text) > 0 && Number(text) <= publicMaximum;
const isAccent = (text: string) => /^#[\da-f]{6}$/i.test(text);
const count = withDefault(
  z.string().check(z.refine(isCount, messages.wrongCount(publicMaximum))),
  `${publicSize}`,
);

/** What every widget takes: how it looks, and the language that its words are marked with. */
const look = {
  theme: choice('theme', ['dark', 'light', 'auto']),
  accent: z.optional(z.string().check(z.refine(isAccent, messages.wrongAccent))),
  // The host page's own `lang` attribute, whatever it says, must not fail the widget.
  lang: z.catch(choice('lang', ['en']), 'en'),
};

/** Whose colours a frame has; 'auto' as the browser's owner likes pages. */
export type FrameTheme = z.output<typeof look.theme>;

/** THE parameters of each widget on somebody else's page, as texts: attributes of its element, and the query of its frame. */
export const embedParameters = {
  carousel: z.object({ type, list: choice('list', ['top']), size, count, ...look }),
  rating: z.object({
    type,
    slug: z
      .string(messages.noSlug)
      .check(z.trim(), filled(messages.noSlug), atMost(ownLimits.slug, messages.noSlug)),
    ...look,
  }),
  collection: z.object({
    type,
    user: z
      .string(messages.noUser)
      .check(z.trim(), filled(messages.noUser), atMost(ownLimits.username, messages.noUser)),
    size,
    count,
    // Only in links of the frame itself: an element starts at the beginning.
    after: z.optional(z.string().check(z.refine(isCollectionPlace, ownMessages.collection.wrongNext))),
    ...look,
  }),
} as const;

/** The name of a widget, in its tag and in the address of its frame. */
export type EmbedName = keyof typeof embedParameters;

/** What a widget is told, checked. */
export type EmbedParameters<Name extends EmbedName = EmbedName> = z.output<(typeof embedParameters)[Name]>;
