import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { nilId } from '../../platform/db/uuid.ts';
import type { SitemapRepository } from './createSitemapRepository.ts';
import { sitemapIndex, urlSet } from './sitemapXml.ts';

/** Those that are not made from the catalogue; they stand in the first part. */
const pages = ['/', '/search'];
/** The protocol takes 50,000 addresses in a file. */
const titlesInPart = 50_000 - pages.length;
const titlesAtOnce = 500;
const hour = 60 * 60 * 1000;

interface SitemapOptions {
  readonly repository: SitemapRepository;
  readonly clock: () => number;
  readonly publicUrl: string;
  /** By default as many as a file may hold. */
  readonly partSize?: number;
}

/** Where a part of the titles begins and ends: behind one id, up to and with another. */
interface Part {
  readonly after: string;
  readonly until: string | undefined;
}

/** The addresses of all pages that anybody may find, in parts; where these end is looked up once an hour. */
export function createSitemap({ repository, clock, publicUrl, partSize = titlesInPart }: SitemapOptions) {
  let known: { readonly until: number; readonly parts: Promise<readonly Part[]> } | undefined;

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
    if (known && known.until > clock()) return known.parts;
    const asked = { until: clock() + hour, parts: findParts() };
    known = asked;
    // The next who asks tries again.
    asked.parts.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.parts;
  };

  async function* addresses(number: number, { after, until }: Part) {
    if (number === 1) yield pages.map((path) => ({ location: publicUrl + path }));
    for (let last = after; ; ) {
      const titles = await repository.page(last, until, titlesAtOnce);
      yield titles.flatMap(({ media_type, slug, updated_at }) =>
        hasPage(media_type)
          ? { location: publicUrl + catalogues[media_type].detailPath(slug), changed: updated_at }
          : [],
      );
      if (titles.length < titlesAtOnce) return;
      last = titles.at(-1)?.title_id ?? last;
    }
  }

  return {
    index: async () =>
      sitemapIndex((await parts()).map((_, place) => `${publicUrl}/sitemap/${place + 1}.xml`)),

    /** A part by its number, from 1, piece by piece; undefined where there is none. */
    part: async (number: number): Promise<AsyncGenerator<string> | undefined> => {
      const part = (await parts())[number - 1];
      return part && urlSet(addresses(number, part));
    },
  };
}

function hasPage(mediaType: string): mediaType is CatalogueType {
  return Object.hasOwn(catalogues, mediaType);
}
