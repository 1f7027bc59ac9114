/** What is asked of AniList about every anime, in lists too. */
const fields = `
  id
  idMal
  title { romaji english native }
  synonyms
  coverImage { medium large extraLarge }
  trailer { id site }
  format
  episodes
  duration
  status
  averageScore
  season
  seasonYear
  startDate { year month day }
  endDate { year month day }
  description(asHtml: false)
  genres
  studios(isMain: true) { nodes { name } }`;

/** A page of anime in the order that `$sort` tells; `$search` may be null. */
export const pageQuery = `query ($page: Int, $perPage: Int, $search: String, $sort: [MediaSort]) {
  Page(page: $page, perPage: $perPage) {
    pageInfo { hasNextPage }
    media(type: ANIME, isAdult: false, search: $search, sort: $sort) {${fields}
    }
  }
}`;

/** One anime. */
export const mediaQuery = `query ($id: Int) {
  Media(id: $id, type: ANIME) {${fields}
  }
}`;
