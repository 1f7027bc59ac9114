/** Fields that the required API does not have and a host may send nevertheless. */
const unspecifiedFields = {
  likes: 3,
  created_at: '2019-02-03T04:05:06Z',
  __v: 0,
  tags: [{ id: 1 }],
  store: null,
};

const firstWords = [
  'Amber',
  'Broken',
  'Crimson',
  'Distant',
  'Echoing',
  'Frozen',
  'Gilded',
  'Hollow',
  'Iron',
  'Jade',
];
const gameWords = [
  'Atlas',
  'Bastion',
  'Causeway',
  'Dynasty',
  'Engine',
  'Frontier',
  'Garrison',
  'Harbour',
  'Isle',
  'Jungle',
];
const animeWords = [
  'Alchemist',
  'Ballad',
  'Comet',
  'Diary',
  'Eclipse',
  'Festival',
  'Garden',
  'Hunter',
  'Idol',
  'Journey',
];

function namesOf(lastWords: readonly string[]): string[] {
  return firstWords.flatMap((first) => lastWords.map((last) => `${first} ${last}`));
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** A hundred games with ids from 1 and images at `url`; every seventh has none, and every eleventh has one that returns 404. */
export function createGames(url: string) {
  return namesOf(gameWords).map((name, index) => ({
    ...unspecifiedFields,
    id: index + 1,
    slug: slugOf(name),
    name,
    type: 'game',
    background_image: imageUrlOf(url, index, 'game'),
    released: index === 1 ? null : '2015-05-19',
    tba: index === 1,
    platforms: [
      { platform: { id: 4, name: 'PC', slug: 'pc' }, released_at: null },
      { platform: { id: 187, name: null, slug: 'playstation5' } },
    ],
    esrb_rating: index === 1 ? null : { id: 4, name: 'Mature', slug: 'mature' },
    rawg_rating: '4.41',
    description_raw: `${name} begins where its maps end.\n\nEspañol\n\nDonde terminan los mapas.`,
    description: null,
  }));
}

/** A hundred anime with ids from 5001. */
export function createAnime(url: string) {
  return namesOf(animeWords).map((name, index) => ({
    ...unspecifiedFields,
    id: index + 5001,
    slug: slugOf(name),
    title: `${name} no Monogatari`,
    title_english: name,
    title_japanese: '琥珀の物語 TV',
    type: 'TV',
    images: {
      jpg: { image_url: null, large_image_url: null },
      webp: { image_url: null, large_image_url: imageUrlOf(url, index, 'anime') },
    },
    trailer: { youtube_id: null, embed_url: null },
    episodes: '26',
    status: 'Currently Airing',
    score: '8.9',
    rating: 'PG-13',
    year: null,
    aired_prop: { from: { day: 3, month: null, year: 2024 }, to: { day: null, month: null, year: null } },
    duration: '24 min per ep',
    synopsis: `${name} is told by those who were there.\n\n[Written by MAL Rewrite]`,
  }));
}

function imageUrlOf(url: string, index: number, type: string): string | null {
  if (index % 7 === 6) return null;
  return index % 11 === 10 ? `${url}/pictures/gone.svg` : `${url}/pictures/${type}-${index}.svg`;
}

export type Title = ReturnType<typeof createGames>[number] | ReturnType<typeof createAnime>[number];
