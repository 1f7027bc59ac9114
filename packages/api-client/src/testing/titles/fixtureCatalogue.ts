import type { CatalogueItem } from '../../client/index.ts';
import { type CatalogueType, catalogues, catalogueTypes, titleStorage } from '../../contract/index.ts';
import { fixtureAnime } from './fixtureAnime.ts';
import { fixtureGames } from './fixtureGames.ts';
import { fixtureManga } from './fixtureManga.ts';
import { fixtureMovies } from './fixtureMovies.ts';
import { fixtureShows } from './fixtureShows.ts';

const titles: Readonly<Partial<Record<CatalogueType, readonly CatalogueItem[]>>> = {
  game: fixtureGames,
  anime: fixtureAnime,
  movie: fixtureMovies,
  show: fixtureShows,
  manga: fixtureManga,
};

/** The titles of every catalogue, by rank. */
export const fixtureCatalogue = Object.fromEntries(
  catalogueTypes.map((type) => [type, titles[type] ?? sampleTitles(type)]),
) as Readonly<Record<CatalogueType, readonly CatalogueItem[]>>;

/** 24 titles such as 'Book 1', for a media type that has no fixtures of its own. */
function sampleTitles(type: CatalogueType): readonly CatalogueItem[] {
  const { item, label } = catalogues[type];
  return Array.from({ length: 24 }, (_, index) => {
    const name = `${label} ${index + 1}`;
    const released = `${2001 + index}-05-19`;
    const { facts: _facts, ...fields } = titleStorage[type].fromImport({
      ...{ name, released, year: 2001 + index, genres: ['Adventure'], description: `The plot of ${name}.` },
    });
    return item.parse({ id: `${type}-${index + 1}`, slug: `${type}-${index + 1}`, ...fields });
  });
}

/** A title by id or slug; throws an Error when there is none, so that a story fails for a mistyped title. */
export function fixtureTitle(type: CatalogueType, idOrSlug: string): CatalogueItem {
  const title = fixtureCatalogue[type].find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
  if (!title) throw new Error(`The fixtures have no ${type} '${idOrSlug}'.`);
  return title;
}
