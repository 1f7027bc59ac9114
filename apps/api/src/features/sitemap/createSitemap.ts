import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { nilId } from '../../platform/db/uuid.ts';
import type { SitemapRepository } from './createSitemapRepository.ts';
import { sitemapIndex, urlSet } from './sitemapXml.ts';

/** The protocol allows 50,000 URLs in a file. */
const maxUrlsInPart = 50_000;
const batchSize = 500;
const hour = 60 * 60 * 1000;

interface SitemapOptions {
  readonly repository: SitemapRepository;
  readonly clock: () => number;
  readonly publicUrl: string;
  /** The paths of the pages outside of the catalogue, which are listed in the first part. */
  readonly pages: readonly string[];
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
  partSize = maxUrlsInPart - pages.length,
}: SitemapOptions) {
  let cached: { readonly until: number; readonly parts: Promise<readonly Part[]> } | undefined;

  const findParts = async () => {
    const parts: Part[] = [];
    let after = nilId;
    for (;;) {
      const until = await repository.endOf(after, partSize);
      parts.push({ after, until });
      if (until === undefined) return parts;
      after = until;
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
    if (number === 1) yield pages.map((path) => ({ location: publicUrl + path }));
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

  return {
    index: async () =>
      sitemapIndex((await parts()).map((_, index) => `${publicUrl}/sitemap/${index + 1}.xml`)),

    /** Yields the text of a part by its number, from 1; undefined where there is none. */
    part: async (number: number): Promise<AsyncGenerator<string> | undefined> => {
      const part = (await parts())[number - 1];
      return part && urlSet(urls(number, part));
    },
  };
}

function hasPage(mediaType: string): mediaType is CatalogueType {
  return Object.hasOwn(catalogues, mediaType);
}
