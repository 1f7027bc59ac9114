import type { Game } from '../../contract/index.ts';

type Row = readonly [
  slug: string,
  name: string,
  released: string,
  genres: string,
  platforms: string,
  esrb: string,
  rating: number | null,
];

// biome-ignore format: one line per title, so that the table is readable.
const rows: readonly Row[] = [
  ['the-legend-of-zelda-breath-of-the-wild', 'The Legend of Zelda: Breath of the Wild', '2017-03-03', 'Action, Adventure', 'Nintendo Switch, Wii U', 'Everyone 10+', 4.47],
  ['the-witcher-3-wild-hunt', 'The Witcher 3: Wild Hunt', '2015-05-19', 'Action, RPG', 'PC, PlayStation 5, PlayStation 4, Xbox Series S/X, Xbox One, Nintendo Switch', 'Mature', 4.64],
  ['red-dead-redemption-2', 'Red Dead Redemption 2', '2018-10-26', 'Action, Adventure', 'PC, PlayStation 4, Xbox One', 'Mature', 4.59],
  ['elden-ring', 'Elden Ring', '2022-02-25', 'Action, RPG', 'PC, PlayStation 5, PlayStation 4, Xbox Series S/X, Xbox One', 'Mature', 4.39],
  ['the-last-of-us', 'The Last of Us', '2013-06-14', 'Action, Adventure', 'PlayStation 3', 'Mature', 4.54],
  ['portal-2', 'Portal 2', '2011-04-18', 'Shooter, Puzzle', 'PC, macOS, Linux, PlayStation 3, Xbox 360, Nintendo Switch', 'Everyone 10+', 4.58],
  ['grand-theft-auto-v', 'Grand Theft Auto V', '2013-09-17', 'Action, Adventure', 'PC, PlayStation 5, PlayStation 4, PlayStation 3, Xbox Series S/X, Xbox One, Xbox 360', 'Mature', 4.47],
  ['baldurs-gate-3', "Baldur's Gate III", '2023-08-03', 'RPG, Strategy, Adventure', 'PC, macOS, PlayStation 5, Xbox Series S/X', 'Mature', 4.44],
  ['the-legend-of-zelda-ocarina-of-time', 'The Legend of Zelda: Ocarina of Time', '1998-11-21', 'Action, Adventure', 'Nintendo 64', 'Everyone', 4.38],
  ['half-life-2', 'Half-Life 2', '2004-11-16', 'Shooter, Action', 'PC, macOS, Linux, Xbox, Xbox 360', 'Mature', 4.48],
  ['god-of-war-2', 'God of War (2018)', '2018-04-20', 'Action, Adventure', 'PlayStation 4, PC', 'Mature', 4.54],
  ['mass-effect-2', 'Mass Effect 2', '2010-01-26', 'Action, RPG', 'PC, Xbox 360, PlayStation 3', 'Mature', 4.46],
  ['dark-souls', 'Dark Souls', '2011-09-22', 'Action, RPG', 'PlayStation 3, Xbox 360, PC', 'Mature', 4.33],
  ['the-elder-scrolls-v-skyrim', 'The Elder Scrolls V: Skyrim', '2011-11-11', 'Action, RPG', 'PC, PlayStation 3, Xbox 360, Nintendo Switch', 'Mature', 4.42],
  ['super-mario-odyssey', 'Super Mario Odyssey', '2017-10-27', 'Platformer, Adventure', 'Nintendo Switch', 'Everyone 10+', 4.42],
  ['bioshock', 'BioShock', '2007-08-21', 'Shooter, Action', 'PC, macOS, Xbox 360, PlayStation 3', 'Mature', 4.36],
  ['bloodborne', 'Bloodborne', '2015-03-24', 'Action, RPG', 'PlayStation 4', 'Mature', 4.41],
  ['chrono-trigger', 'Chrono Trigger', '1995-03-11', 'RPG', 'SNES, PlayStation, Nintendo DS, PC, Android, iOS', 'Everyone 10+', null],
  ['metal-gear-solid-3-snake-eater', 'Metal Gear Solid 3: Snake Eater', '2004-11-17', 'Action, Adventure', 'PlayStation 2', 'Mature', 4.38],
  ['super-mario-64-1996', 'Super Mario 64', '1996-06-23', 'Platformer', 'Nintendo 64', 'Everyone', 4.39],
  ['persona-5-royal', 'Persona 5 Royal', '2019-10-31', 'RPG', 'PC, PlayStation 5, PlayStation 4, Xbox Series S/X, Xbox One, Nintendo Switch', 'Mature', 4.75],
  ['disco-elysium', 'Disco Elysium', '2019-10-15', 'RPG, Adventure', 'PC, macOS, PlayStation 5, PlayStation 4, Xbox Series S/X, Xbox One, Nintendo Switch', 'Mature', 4.37],
  ['hollow-knight', 'Hollow Knight', '2017-02-24', 'Action, Platformer, Indie', 'PC, macOS, Linux, Nintendo Switch, PlayStation 4, Xbox One', 'Everyone 10+', 4.41],
  ['hades-2018', 'Hades', '2020-09-17', 'Action, RPG, Indie', 'PC, macOS, Nintendo Switch, PlayStation 5, PlayStation 4, Xbox Series S/X, Xbox One', 'Teen', 4.42],
];

const descriptions: Readonly<Record<string, string>> = {
  'the-legend-of-zelda-breath-of-the-wild':
    'Link wakes in a cave after a hundred years of sleep, and Calamity Ganon still circles Hyrule Castle. Almost any cliff can be climbed until the stamina wheel runs dry, and swords shatter with use. Magnets, ice pillars and stopped time solve the shrines scattered over the map, in whatever order you come to them.',
  'the-witcher-3-wild-hunt':
    'Geralt of Rivia, a monster slayer for hire, searches for his adoptive daughter Ciri while the spectral riders of the Wild Hunt close in on her. The trail runs through starving Velen, the city of Novigrad and the islands of Skellige. Contracts ask him to read tracks and brew the right oil before drawing silver, and any innkeeper may fancy a round of Gwent.',
  'elden-ring':
    'A Tarnished, banished long ago and now called back, crosses the Lands Between to win shards of the Elden Ring from the demigods who hold them. Torrent, a spectral steed summoned by whistle, carries you over fields that hide catacombs, dragons and walking mausoleums. Ashes rung up with a bell fight at your side.',
  'hades-2018':
    "Zagreus, prince of the Underworld, wants to leave his father's house; he dies on the way out, climbs from a pool of blood and tries once more. Olympian relatives send boons, lightning from Zeus, a wave on the dash from Poseidon. Each death brings fresh talk with Achilles, Nyx and Megaera. Cerberus may be petted.",
};

/** 24 games of the built-in catalogue, by rank; without images, so that the generated covers are shown. */
export const fixtureGames: readonly Game[] = rows.map(
  ([slug, name, released, genres, platforms, esrb, rating], index) => ({
    id: `game-${index + 1}`,
    slug,
    name,
    released,
    tba: false,
    background_image: null,
    genres: genres.split(', '),
    platforms: platforms.split(', ').map((platform) => ({ platform: { name: platform } })),
    esrb_rating: { name: esrb },
    rawg_rating: rating,
    description_raw: descriptions[slug] ?? null,
    type: 'game',
  }),
);
