import type { Manga } from '../../contract/index.ts';
import { cells } from '../../contract/media/define/titleStorage.ts';

type Row = readonly [
  slug: string,
  title: string,
  titleJapanese: string | null,
  start: string,
  end: string | null,
  chapters: number | null,
  volumes: number | null,
  score: number,
  format: string,
  genres: string,
];

// biome-ignore format: one line per title, so that the table is readable.
const rows: readonly Row[] = [
  ['berserk', 'Berserk', 'ベルセルク', '1989-08-25', null, null, null, 9.47, 'Manga', 'Action, Adventure, Drama, Fantasy, Horror'],
  ['one-piece', 'One Piece', 'ONE PIECE', '1997-07-22', null, null, null, 9.22, 'Manga', 'Action, Adventure, Fantasy'],
  ['vagabond', 'Vagabond', 'バガボンド', '1998-09-03', '2015-05-21', 327, 37, 9.26, 'Manga', 'Action, Adventure'],
  ['monster', 'Monster', 'MONSTER', '1994-12-05', '2001-12-20', 162, 18, 9.16, 'Manga', 'Drama, Mystery'],
  ['slam-dunk', 'Slam Dunk', 'SLAM DUNK', '1990-09-18', '1996-06-04', 276, 31, 9.09, 'Manga', 'Sports'],
  ['fullmetal-alchemist', 'Fullmetal Alchemist', '鋼の錬金術師', '2001-07-12', '2010-09-11', 116, 27, 9.03, 'Manga', 'Action, Adventure, Drama, Fantasy'],
  ['vinland-saga', 'Vinland Saga', 'ヴィンランド・サガ', '2005-04-13', '2025-07-25', 220, 29, 9.08, 'Manga', 'Action, Adventure, Drama'],
  ['the-legend-of-zelda-twilight-princess', 'The Legend of Zelda: Twilight Princess', 'ゼルダの伝説 トワイライトプリンセス', '2016-02-08', '2022-01-31', 68, 11, 7.8, 'Manga', 'Action, Adventure, Fantasy'],
  ['mushoku-tensei-jobless-reincarnation', 'Mushoku Tensei: Jobless Reincarnation', '無職転生', '2014-01-23', '2022-11-25', 275, 26, 8.4, 'Light Novel', 'Adventure, Drama, Fantasy'],
  ['solo-leveling', 'Solo Leveling', null, '2018-03-04', '2023-05-31', 201, null, 8.6, 'Manhwa', 'Action, Adventure, Fantasy'],
  ['chainsaw-man', 'Chainsaw Man', 'チェンソーマン', '2018-12-03', null, null, null, 8.7, 'Manga', 'Action, Fantasy'],
  ['death-note', 'Death Note', 'DEATH NOTE', '2003-12-01', '2006-05-15', 108, 12, 8.69, 'Manga', 'Suspense, Supernatural'],
];

/** Twelve manga, as a provider brings them, by rank; without images, so that the generated covers are shown. */
export const fixtureManga: readonly Manga[] = rows.map(
  ([slug, title, title_japanese, start, end, chapters, volumes, score, format, genres], index) => ({
    id: `manga-${index + 1}`,
    slug,
    title,
    title_english: title,
    title_japanese,
    cover_image: null,
    published: { from: cells.date(start), to: cells.date(end ?? '') },
    chapters,
    volumes,
    status: end ? 'Finished' : 'Publishing',
    score,
    format,
    genres: genres.split(', '),
    description: null,
    type: 'manga',
  }),
);
