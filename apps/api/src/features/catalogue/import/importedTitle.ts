import { type MediaType, mediaTypes, normalForm, ownLimits, reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle, StoredItem } from '../../../providers/CatalogueProvider.ts';
import { namesPerTitle } from '../../titles/search/searchNameRows.ts';

const lengths = { name: 500, word: 100, words: 50, description: 20_000, id: 200, pixels: 20_000 };

const text = (length: number, sentence: string) =>
  z.string(sentence).check(
    z.overwrite(reading.wellFormed),
    z.refine((value) => /\S/.test(value) && value.length <= length, sentence),
  );
const sentenceOf = (length: number) => `takes a text of up to ${length} letters`;
const name = text(lengths.name, sentenceOf(lengths.name));
const words = z
  .array(text(lengths.word, `takes a list of words of up to ${lengths.word} letters`), 'takes a list')
  .check(z.maxLength(lengths.words, `takes up to ${lengths.words} entries`));
// No database keeps what nobody can see.
const id = z
  .pipe(
    z.union([z.string(), z.int()], 'takes a text or a whole number'),
    z.transform((value: string | number) => String(value).trim()),
  )
  .check(
    z.refine((value) => /^[^\p{C}]+$/u.test(value) && value.length <= lengths.id, sentenceOf(lengths.id)),
  );
const whole = (least: number, most: number) => {
  const sentence = `takes a whole number from ${least} to ${most}`;
  return z.int(sentence).check(z.refine((value) => value >= least && value <= most, sentence));
};

const line = z.object(
  {
    media_type: z.enum(
      Object.keys(mediaTypes) as [MediaType],
      `takes one of: ${Object.keys(mediaTypes).join(', ')}`,
    ),
    id: z.optional(id),
    ids: z._default(
      z.record(
        z.string().check(z.regex(/^[a-z0-9]{1,40}_id$/, 'takes names like rawg_id')),
        id,
        'takes ids by their names',
      ),
      {},
    ),
    name,
    other_names: z._default(
      z.array(name, 'takes a list').check(z.maxLength(namesPerTitle, `takes up to ${namesPerTitle} entries`)),
      [],
    ),
    year: z.optional(whole(1850, 2200)),
    released: z.optional(z.string().check(z.refine(isDate, 'takes a date such as 1980-05-22'))),
    genres: z.optional(words),
    platforms: z.optional(words),
    description: z.optional(text(lengths.description, sentenceOf(lengths.description))),
    picture: z.optional(
      z.object(
        {
          url: z.string().check(z.refine(isSafeUrl, 'takes an address that starts with https://')),
          width: whole(1, lengths.pixels),
          height: whole(1, lengths.pixels),
        },
        'takes url, width and height',
      ),
    ),
  },
  'takes an object',
);

type Line = z.output<typeof line>;

/** What a line of a file tells of a title, as any source tells it; or a sentence about why it tells nothing. */
export function importedTitle(value: unknown): FoundTitle | string {
  const read = line.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.join('.');
    return `${place ? `${place} ` : ''}${issue?.message ?? 'cannot be read'}`;
  }
  const { media_type: mediaType, name, other_names, released, picture } = read.data;
  const year = released ? Number(released.slice(0, 4)) : (read.data.year ?? null);
  return {
    ...{ mediaType, source: 'import', sourceId: sourceIdOf(read.data, year), ids: read.data.ids },
    ...{ names: [name, ...other_names], year, item: itemOf(read.data, year), isWhole: true },
    pictures: picture ? [picture] : [],
  };
}

/** What the file calls it, else its ids elsewhere, else its name and year: a title is the same in the next file. */
function sourceIdOf({ id, ids, name }: Line, year: number | null): string {
  const [first] = Object.entries(ids);
  return id ?? (first ? first.join('=') : `${normalForm(name).slice(0, lengths.id)} (${year ?? '?'})`);
}

function itemOf(told: Line, year: number | null): StoredItem {
  const { name, released, genres, platforms, description } = told;
  const common = { ...(genres && { genres }), facts: { ...(year !== null && { year }) } };
  const date = released && { released };
  if (told.media_type === 'game')
    return {
      ...{ name, ...date, ...common, type: 'game' },
      ...(platforms && { platforms: platforms.map((platform) => ({ platform: { name: platform } })) }),
      ...(description && { description_raw: description }),
    };
  if (told.media_type === 'movie')
    return { title: name, ...date, ...common, type: 'movie', facts: { ...common.facts, description } };
  return {
    ...{
      title: name,
      ...common,
      ...(year !== null && { year }),
      ...(description && { synopsis: description }),
    },
    ...(released && { aired_prop: { from: partsOfDate(released), to: null } }),
  };
}

function partsOfDate(date: string) {
  const [year, month, day] = date.split('-').map(Number);
  return { year, month, day };
}

function isDate(date: string): boolean {
  const [, year = ''] = /^(\d{4})-\d\d-\d\d$/.exec(date) ?? [];
  const time = new Date(`${date}T00:00:00Z`);
  return Number(year) >= 1850 && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

function isSafeUrl(url: string): boolean {
  return (
    url.length <= ownLimits.url &&
    !/[\s,"']/.test(url) &&
    URL.canParse(url) &&
    new URL(url).protocol === 'https:'
  );
}
