import { setImmediate } from 'node:timers/promises';
import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { nilId } from '../../platform/db/uuid.ts';
import { isVisible, visitor } from '../../platform/titles/visibleTitles.ts';

/** The protocol allows 50,000 URLs in a file. */
const maxUrlsInPart = 50_000;
const batchSize = 500;
/** A larger step blocks the event loop for too long. */
const titlesPerCount = 5_000;
const hour = 60 * 60 * 1000;

interface SitemapOptions {
  readonly repository: SitemapRepository;
  readonly clock: () => number;
  readonly publicUrl: string;
  /** The paths of the pages outside of the catalogue, which are listed in the first part. */
  readonly pages: readonly string[];
  /** Those of them that are not listed at the moment. */
  readonly hiddenPages?: () => Promise<readonly string[]>;
  /** The path of the page of a list, as a pattern; without it lists are not listed. */
  readonly listPage?: string | undefined;
  /** The number of titles in a part; by default as many as a file may hold. */
  readonly partSize?: number;
}

/** The titles of a part: those after one id, up to and including another. */
interface Part {
  readonly after: string;
  readonly until: string | undefined;
}

/** Lists the URLs of all pages that may be indexed, in parts. The ids at which the parts end are cached for an hour. */
export function createSitemap({
  repository,
  clock,
  publicUrl,
  pages,
  hiddenPages = async () => [],
  listPage,
  partSize = maxUrlsInPart - pages.length,
}: SitemapOptions) {
  let cached: { readonly until: number; readonly parts: Promise<readonly Part[]> } | undefined;

  const findParts = async () => {
    const parts: Part[] = [];
    let after = nilId;
    let last = after;
    let listed = 0;
    for (;;) {
      const end = await repository.endOf(last, titlesPerCount);
      const count = await repository.countListed(last, end);
      if (listed + count > partSize) {
        const until =
          listed === partSize ? last : await repository.listedAfter(last, partSize - listed, titlesPerCount);
        parts.push({ after, until });
        after = last = until;
        listed = 0;
      } else if (end === undefined) {
        parts.push({ after, until: undefined });
        return parts;
      } else {
        listed += count;
        last = end;
      }
      // SQLite counts on the thread of the event loop.
      await setImmediate();
    }
  };

  const parts = () => {
    if (cached && cached.until > clock()) return cached.parts;
    const entry = { until: clock() + hour, parts: findParts() };
    cached = entry;
    // A failure is not cached, so the next request retries.
    entry.parts.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return entry.parts;
  };

  async function* urls(number: number, { after, until }: Part) {
    if (number === 1) {
      const hidden = await hiddenPages();
      yield pages.filter((path) => !hidden.includes(path)).map((path) => ({ location: publicUrl + path }));
    }
    for (let last = after; ; ) {
      const titles = await repository.page(last, until, batchSize);
      yield titles.flatMap(({ media_type, slug, updated_at }) =>
        hasPage(media_type)
          ? { location: publicUrl + catalogues[media_type].detailPath(slug), changed: updated_at }
          : [],
      );
      if (titles.length < batchSize) return;
      last = titles.at(-1)?.title_id ?? last;
    }
  }

  async function* listUrls(pattern: string) {
    let last = nilId;
    for (let count = 0; count < maxUrlsInPart; count += batchSize) {
      const lists = await repository.publicLists(last, batchSize);
      yield lists.map(({ username, slug, updated_at }) => ({
        location: publicUrl + pattern.replace(':username', username).replace(':slug', slug),
        changed: updated_at,
      }));
      if (lists.length < batchSize) return;
      last = lists.at(-1)?.list_id ?? last;
    }
  }

  return {
    index: async () => {
      const hasLists = listPage !== undefined && (await repository.publicLists(nilId, 1)).length > 0;
      const names = (await parts()).map((_, index) => `${index + 1}`);
      return sitemapIndex(
        [...names, ...(hasLists ? ['lists'] : [])].map((name) => `${publicUrl}/sitemap/${name}.xml`),
      );
    },

    /** Yields the text of the part with the public lists; undefined where they have no pages. */
    lists: (): AsyncGenerator<string> | undefined =>
      listPage === undefined ? undefined : urlSet(listUrls(listPage)),

    /** Yields the text of a part by its number, from 1; undefined where there is none. */
    part: async (number: number): Promise<AsyncGenerator<string> | undefined> => {
      const part = (await parts())[number - 1];
      return part && urlSet(urls(number, part));
    },
  };
}

const listedTypes = Object.keys(catalogues) as CatalogueType[];

function hasPage(mediaType: string): mediaType is CatalogueType {
  return Object.hasOwn(catalogues, mediaType);
}

/** A page that search engines may index. */
interface SitemapUrl {
  readonly location: string;
  /** Milliseconds since 1970; left out where it is unknown. */
  readonly changed?: number;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of all sitemap files (sitemaps.org). */
function sitemapIndex(locations: readonly string[]): string {
  const lines = locations.map((location) => `<sitemap><loc>${escaped(location)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${schema}>\n${lines.join('')}</sitemapindex>\n`;
}

/** Yields the text of a sitemap file, one chunk for each list of URLs. */
async function* urlSet(lists: AsyncIterable<readonly SitemapUrl[]>): AsyncGenerator<string> {
  yield `${head}<urlset ${schema}>\n`;
  for await (const list of lists) yield list.map(urlLine).join('');
  yield '</urlset>\n';
}

function urlLine({ location, changed }: SitemapUrl): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
  return `<url><loc>${escaped(location)}</loc>${lastmod}</url>\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

type SitemapRepository = ReturnType<typeof createSitemapRepository>;

/** Reads the titles ordered by id, which is the order of their creation, so that a new title only changes the last part. */
export function createSitemapRepository(db: Kysely<Schema>) {
  const titlesAfter = (titleId: string) => db.selectFrom('titles').where('title_id', '>', titleId);
  const visibleAfter = (titleId: string) => titlesAfter(titleId).where(isVisible(visitor));
  // Not a condition, with which SQLite reads all titles of these types by the index of the slugs, instead of those after an id.
  const listed = sql`case when media_type in (${sql.join(listedTypes)}) then 1 end`;

  return {
    /** The id of the last of `count` titles after another, also of those without a page; undefined if there are fewer. */
    endOf: async (after: string, count: number): Promise<string | undefined> => {
      const titles = titlesAfter(after).select('title_id').orderBy('title_id');
      const row = await titles
        .offset(count - 1)
        .limit(1)
        .executeTakeFirst();
      return row?.title_id;
    },

    /** The number of titles with a page after one id, up to and including another. */
    countListed: async (after: string, until: string | undefined): Promise<number> => {
      const row = await visibleAfter(after)
        .select(({ fn }) => fn.count(listed).as('count'))
        .$if(until !== undefined, (query) => query.where('title_id', '<=', until ?? ''))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** The id of the title with a page that is in place `place` after another title; must be among the next `limit` titles. */
    listedAfter: async (after: string, place: number, limit: number): Promise<string> => {
      const titles = visibleAfter(after).select(['title_id', 'media_type']).orderBy('title_id');
      const withPages = (await titles.limit(limit).execute()).filter(({ media_type }) => hasPage(media_type));
      const title = withPages[place - 1];
      if (!title) throw new Error('Titles were removed while the sitemap was being divided.');
      return title.title_id;
    },

    /** At most `limit` public lists with titles after one id, with the names of their owners. */
    publicLists: (after: string, limit: number) =>
      db
        .selectFrom('lists')
        .innerJoin('users', 'users.user_id', 'lists.user_id')
        .select(['list_id', 'slug', 'username', 'lists.updated_at'])
        .where('is_public', '=', 1)
        .where('list_id', '>', after)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('list_entries')
              .select('list_entries.list_id')
              .whereRef('list_entries.list_id', '=', 'lists.list_id'),
          ),
        )
        .orderBy('list_id')
        .limit(limit)
        .execute(),

    /** At most `limit` titles after one id, up to and including another. */
    page: (after: string, until: string | undefined, limit: number) =>
      visibleAfter(after)
        .select(['title_id', 'media_type', 'slug', 'updated_at'])
        .orderBy('title_id')
        .$if(until !== undefined, (query) => query.where('title_id', '<=', until ?? ''))
        .limit(limit)
        .execute(),
  };
}
