import type { ValidResponse } from '../../../apps/api/src/testing/providers/startFaultyProvider.ts';

const pageSize = 25;
const pageCount = 4;

function anime(id: number, name: string, rating: string, rank: number | null = null) {
  const imageUrl = `https://pictures.example/anime/${id}`;
  const jpg = {
    image_url: `${imageUrl}.jpg`,
    small_image_url: `${imageUrl}t.jpg`,
    large_image_url: `${imageUrl}l.jpg`,
  };
  return {
    mal_id: id,
    url: `https://list.example/anime/${id}`,
    images: { jpg, webp: jpg },
    trailer: { youtube_id: null, url: null, embed_url: null },
    titles: [{ type: 'Default', title: name }],
    ...{ title: name, title_english: name, title_japanese: null, title_synonyms: [] },
    ...{ type: 'TV', source: 'Original', episodes: 12, status: 'Finished Airing', airing: false },
    aired: { from: '2019-04-05T00:00:00+00:00', to: '2019-06-21T00:00:00+00:00', string: 'Apr 5, 2019' },
    ...{ duration: '24 min per ep', rating, score: 8.1, scored_by: 1000, rank, year: 2019 },
    synopsis: `Somebody tells the story of ${name}.`,
    genres: [{ mal_id: 2, type: 'anime', name: 'Adventure', url: 'https://list.example/genre/2' }],
    studios: [{ mal_id: 9, type: 'anime', name: 'Paper Lantern', url: 'https://list.example/studio/9' }],
    ...{ themes: [], demographics: [], producers: [], licensors: [] },
  };
}

/**
 * The responses of a healthy Jikan host: its own top 100, one title called `name` with this age rating for every search, and details
 * for every id; it has no manga.
 */
export function healthyJikan(name: string, rating = 'PG-13'): ValidResponse {
  return ({ pathname, searchParams }) => {
    const id = /^\/anime\/(\d+)/.exec(pathname)?.[1];
    if (id) return { data: anime(Number(id), name, rating) };
    if (pathname.includes('manga')) return { data: [], pagination: { has_next_page: false } };
    const number = Number(searchParams.get('page') ?? 1);
    const isTop = pathname.startsWith('/top/');
    const pagination = {
      last_visible_page: isTop ? pageCount : 1,
      has_next_page: isTop && number < pageCount,
      current_page: number,
    };
    if (!isTop) return { data: [anime(90_001, name, rating)], pagination };
    const ranks = Array.from({ length: pageSize }, (_, index) => (number - 1) * pageSize + index + 1);
    return {
      data: ranks.map((rank) => anime(80_000 + rank, `Famous Tale ${rank}`, 'PG-13', rank)),
      pagination,
    };
  };
}
