import type { Anime } from '../../contract/index.ts';

type Row = readonly [
  slug: string,
  title: string,
  english: string,
  japanese: string,
  format: string,
  episodes: number | null,
  from: string,
  to: string,
  duration: string,
  rating: string,
  score: number,
  genres: string,
  trailer: string,
];

// biome-ignore format: one line per title, so that the table is readable.
const rows: readonly Row[] = [
  ['fullmetal-alchemist-brotherhood', 'Fullmetal Alchemist: Brotherhood', 'Fullmetal Alchemist: Brotherhood', '鋼の錬金術師 FULLMETAL ALCHEMIST', 'TV', 64, '2009-04-05', '2010-07-04', '24 min per ep', 'R - 17+ (violence & profanity)', 9.1, 'Action, Adventure, Drama, Fantasy', '1ac3_YdSSy0'],
  ['frieren-beyond-journeys-end', 'Sousou no Frieren', "Frieren: Beyond Journey's End", '葬送のフリーレン', 'TV', 28, '2023-09-29', '2024-03-22', '24 min per ep', 'PG-13 - Teens 13 or older', 9.29, 'Adventure, Drama, Fantasy', 'ZEkwCGJ3o7M'],
  ['steins-gate', 'Steins;Gate', 'Steins;Gate', 'シュタインズ・ゲート', 'TV', 24, '2011-04-06', '2011-09-14', '24 min per ep', 'PG-13 - Teens 13 or older', 9.07, 'Drama, Sci-Fi, Suspense', '27OZc-ku6is'],
  ['hunter-x-hunter-2011', 'Hunter x Hunter (2011)', 'Hunter x Hunter', 'HUNTER×HUNTER（ハンター×ハンター）', 'TV', 148, '2011-10-02', '2014-09-24', '23 min per ep', 'PG-13 - Teens 13 or older', 9.03, 'Action, Adventure, Fantasy', 'D9iTQRB4XRk'],
  ['attack-on-titan', 'Shingeki no Kyojin', 'Attack on Titan', '進撃の巨人', 'TV', 25, '2013-04-07', '2013-09-29', '24 min per ep', 'R - 17+ (violence & profanity)', 8.57, 'Action, Drama, Suspense', 'LHtdKWJdif4'],
  ['cowboy-bebop', 'Cowboy Bebop', 'Cowboy Bebop', 'カウボーイビバップ', 'TV', 26, '1998-04-03', '1999-04-24', '24 min per ep', 'R - 17+ (violence & profanity)', 8.75, 'Action, Sci-Fi', ''],
  ['death-note', 'Death Note', 'Death Note', 'デスノート', 'TV', 37, '2006-10-04', '2007-06-27', '23 min per ep', 'R - 17+ (violence & profanity)', 8.62, 'Supernatural, Suspense', 'Vt_3c8BgxV4'],
  ['spirited-away', 'Sen to Chihiro no Kamikakushi', 'Spirited Away', '千と千尋の神隠し', 'Movie', 1, '2001-07-20', '', '2 hr 4 min', 'PG - Children', 8.78, 'Adventure, Supernatural', ''],
  ['code-geass-lelouch-of-the-rebellion', 'Code Geass: Hangyaku no Lelouch', 'Code Geass: Lelouch of the Rebellion', 'コードギアス 反逆のルルーシュ', 'TV', 25, '2006-10-06', '2007-07-29', '24 min per ep', 'R - 17+ (violence & profanity)', 8.71, 'Drama, Sci-Fi', ''],
  ['one-piece', 'One Piece', 'One Piece', 'ワンピース', 'TV', null, '1999-10-20', '', '24 min', 'PG-13 - Teens 13 or older', 8.69, 'Action, Adventure, Fantasy', ''],
  ['your-name', 'Kimi no Na wa.', 'Your Name.', '君の名は。', 'Movie', 1, '2016-08-26', '', '1 hr 46 min', 'PG-13 - Teens 13 or older', 8.85, 'Drama, Supernatural', ''],
  ['neon-genesis-evangelion', 'Neon Genesis Evangelion', 'Neon Genesis Evangelion', '新世紀エヴァンゲリオン', 'TV', 26, '1995-10-04', '1996-03-27', '24 min per ep', 'PG-13 - Teens 13 or older', 8.35, 'Action, Avant Garde, Drama, Sci-Fi, Suspense', ''],
  ['gintama', 'Gintama', 'Gintama', '銀魂', 'TV', 201, '2006-04-04', '2010-03-25', '24 min per ep', 'PG-13 - Teens 13 or older', 8.93, 'Action, Comedy, Sci-Fi', ''],
  ['monster', 'Monster', 'Monster', 'モンスター', 'TV', 74, '2004-04-07', '2005-09-28', '24 min per ep', 'R+ - Mild Nudity', 8.87, 'Drama, Mystery, Suspense', ''],
  ['vinland-saga', 'Vinland Saga', 'Vinland Saga', 'ヴィンランド・サガ', 'TV', 24, '2019-07-08', '2019-12-30', '24 min per ep', 'R - 17+ (violence & profanity)', 8.77, 'Action, Adventure, Drama', 'f8JrZ7Q_p-8'],
  ['a-silent-voice', 'Koe no Katachi', 'A Silent Voice', '聲の形', 'Movie', 1, '2016-09-17', '', '2 hr 10 min', 'PG-13 - Teens 13 or older', 8.94, 'Drama', ''],
  ['princess-mononoke', 'Mononoke Hime', 'Princess Mononoke', 'もののけ姫', 'Movie', 1, '1997-07-12', '', '2 hr 13 min', 'PG-13 - Teens 13 or older', 8.67, 'Action, Adventure, Fantasy', ''],
  ['mob-psycho-100', 'Mob Psycho 100', 'Mob Psycho 100', 'モブサイコ100', 'TV', 12, '2016-07-11', '2016-09-27', '24 min per ep', 'PG-13 - Teens 13 or older', 8.49, 'Action, Comedy, Supernatural', 'F8g3TuKsQHs'],
  ['clannad-after-story', 'Clannad: After Story', 'Clannad: After Story', 'CLANNAD〜AFTER STORY〜 クラナド アフターストーリー', 'TV', 24, '2008-10-03', '2009-03-27', '24 min per ep', 'PG-13 - Teens 13 or older', 8.93, 'Drama, Romance', 'WiTwXIAcm5Q'],
  ['legend-of-the-galactic-heroes', 'Ginga Eiyuu Densetsu', 'Legend of the Galactic Heroes', '銀河英雄伝説', 'OVA', 110, '1988-01-08', '1997-03-17', '26 min per ep', 'R - 17+ (violence & profanity)', 9.02, 'Drama, Sci-Fi', ''],
  ['made-in-abyss', 'Made in Abyss', 'Made in Abyss', 'メイドインアビス', 'TV', 13, '2017-07-07', '2017-09-29', '25 min per ep', 'R - 17+ (violence & profanity)', 8.63, 'Adventure, Drama, Fantasy, Mystery, Sci-Fi', 'AQbaZeby2zA'],
  ['samurai-champloo', 'Samurai Champloo', 'Samurai Champloo', 'サムライチャンプルー', 'TV', 26, '2004-05-20', '2005-03-19', '24 min per ep', 'R - 17+ (violence & profanity)', 8.51, 'Action, Adventure, Comedy', ''],
  ['violet-evergarden', 'Violet Evergarden', 'Violet Evergarden', 'ヴァイオレット・エヴァーガーデン', 'TV', 13, '2018-01-11', '2018-04-05', '24 min per ep', 'PG-13 - Teens 13 or older', 8.69, 'Drama', 'g5xWqjFglsk'],
  ['demon-slayer-kimetsu-no-yaiba', 'Kimetsu no Yaiba', 'Demon Slayer: Kimetsu no Yaiba', '鬼滅の刃', 'TV', 26, '2019-04-06', '2019-09-28', '23 min per ep', 'R - 17+ (violence & profanity)', 8.42, 'Action, Supernatural', '6vMuWuWlW4I'],
];

const synopses: Readonly<Record<string, string>> = {
  'fullmetal-alchemist-brotherhood':
    "Two boys break alchemy's one taboo to bring their mother back, and pay with Edward's arm and leg and the whole of Alphonse's body; his soul now sits in a suit of armour. Edward signs on as a State Alchemist to look for the Philosopher's Stone, and keeps uncovering what his employers in Amestris have buried. This telling keeps to Hiromu Arakawa's manga up to her last chapter.",
  'frieren-beyond-journeys-end':
    'The Demon King is dead and his slayers go home; for the elf mage Frieren, their ten years on the road were barely an afternoon. Only at the funeral of Himmel, long afterwards, does she realise how little she ever asked him. So she walks the old route north again with a human apprentice, Fern, hoping to have a word with the dead.',
  'steins-gate':
    'Above a television repair shop in Akihabara, self-styled mad scientist Rintaro Okabe finds that his microwave, wired to a phone, can send text messages into the past. His friends begin to mend small regrets. After each correction only Okabe remembers the world before it, and a research body called SERN has started to pay attention.',
  'hunter-x-hunter-2011':
    "Gon Freecss leaves Whale Island with a fishing rod and one question: why did his father prefer the life of a licensed Hunter to raising him? At the murderous Hunter Exam he falls in with Killua, a runaway from a family of assassins, the avenger Kurapika and the would-be doctor Leorio. Later come Nen, a way of fighting with one's life force, and people who use it without scruple.",
};

function dateParts(date: string) {
  const [year, month, day] = date.split('-').map(Number);
  return year ? { year, month, day } : null;
}

/** 24 anime of the built-in catalogue, by rank; without images, so that the generated covers are shown. */
export const fixtureAnime: readonly Anime[] = rows.map(
  (
    [slug, title, english, japanese, format, episodes, from, to, duration, rating, score, genres, trailer],
    index,
  ) => ({
    id: `anime-${index + 1}`,
    slug,
    title,
    title_english: english,
    title_japanese: japanese,
    images: null,
    trailer: trailer ? { embed_url: `https://www.youtube-nocookie.com/embed/${trailer}` } : null,
    episodes,
    status: to || format === 'Movie' ? 'Finished Airing' : 'Currently Airing',
    score,
    rating,
    year: Number(from.slice(0, 4)),
    aired_prop: { from: dateParts(from), to: dateParts(to) },
    duration,
    type: 'anime',
    format,
    synopsis: synopses[slug] ?? null,
    genres: genres.split(', '),
  }),
);
