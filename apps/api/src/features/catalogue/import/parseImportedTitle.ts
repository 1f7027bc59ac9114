import {
  mediaTypeNames,
  normaliseForSearch,
  ownLimits,
  reading,
  titleStorage,
} from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import { namesPerTitle } from '../../../platform/titles/searchNames.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';

const limits = { name: 500, term: 100, terms: 50, description: 20_000, id: 200, pixels: 20_000 };

const text = (length: number, message: string) =>
  z.string(message).check(
    z.overwrite(reading.wellFormed),
    z.refine((value) => /\S/.test(value) && value.length <= length, message),
  );
const lengthMessage = (length: number) => `must be text of at most ${length} characters`;
const name = text(limits.name, lengthMessage(limits.name));
const terms = z
  .array(text(limits.term, `must be a list of terms of at most ${limits.term} characters`), 'must be a list')
  .check(z.maxLength(limits.terms, `must have at most ${limits.terms} entries`));
// Excludes control and other invisible characters, which not every database can store.
const id = z
  .pipe(
    z.union([z.string(), z.int()], 'must be text or a whole number'),
    z.transform((value: string | number) => String(value).trim()),
  )
  .check(
    z.refine((value) => /^[^\p{C}]+$/u.test(value) && value.length <= limits.id, lengthMessage(limits.id)),
  );
const wholeNumber = (minimum: number, maximum: number) => {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z.int(message).check(z.refine((value) => value >= minimum && value <= maximum, message));
};

const lineSchema = z.object(
  {
    media_type: z.enum(mediaTypeNames, `must be one of: ${mediaTypeNames.join(', ')}`),
    id: z.optional(id),
    ids: z._default(
      z.record(
        z.string().check(z.regex(/^[a-z0-9]{1,40}_id$/, 'must have names like rawg_id')),
        id,
        'must be an object of ids by name',
      ),
      {},
    ),
    name,
    other_names: z._default(
      z
        .array(name, 'must be a list')
        .check(z.maxLength(namesPerTitle, `must have at most ${namesPerTitle} entries`)),
      [],
    ),
    year: z.optional(wholeNumber(1850, 2200)),
    released: z.optional(z.string().check(z.refine(isDate, 'must be a date such as 1980-05-22'))),
    genres: z.optional(terms),
    platforms: z.optional(terms),
    adult: z.optional(z.boolean('must be true or false')),
    description: z.optional(text(limits.description, lengthMessage(limits.description))),
    picture: z.optional(
      z.object(
        {
          url: z.string().check(z.refine(isSafeUrl, 'must be a URL that starts with https://')),
          width: wholeNumber(1, limits.pixels),
          height: wholeNumber(1, limits.pixels),
        },
        'must have url, width and height',
      ),
    ),
  },
  'must be an object',
);

type Line = z.output<typeof lineSchema>;

/** Converts a line of a file to a title of the source `import`; returns an error message if the line is invalid. */
export function parseImportedTitle(value: unknown): FoundTitle | string {
  const parsed = lineSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.join('.');
    return `${path ? `${path} ` : ''}${issue?.message ?? 'cannot be read'}`;
  }
  const { media_type: mediaType, name, other_names, released, picture: image, adult } = parsed.data;
  const year = released ? Number(released.slice(0, 4)) : (parsed.data.year ?? null);
  const item = titleStorage[mediaType].fromImport({ ...parsed.data, year });
  return {
    ...{ mediaType, source: 'import', sourceId: sourceIdOf(parsed.data, year), ids: parsed.data.ids },
    ...{ names: [name, ...other_names], year, isWhole: true },
    item: adult === undefined ? item : { ...item, facts: { ...item.facts, is_adult: adult } },
    pictures: image ? [image] : [],
  };
}

/** The id in the file, else the first of the other ids, else name and year: stable, so that another file can update the title. */
function sourceIdOf({ id, ids, name }: Line, year: number | null): string {
  const [first] = Object.entries(ids);
  return id ?? (first ? first.join('=') : `${normaliseForSearch(name).slice(0, limits.id)} (${year ?? '?'})`);
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
