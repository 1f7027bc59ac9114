import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createChance } from '../search-index/createChance.ts';
import { makeTitles } from '../search-index/makeTitles.ts';

const seed = 20_261_123;
/** Of as many games as the largest list that we know of, so many names belonged to several. */
const sharedNames = 11_000 / 300_000;
/** The most frequent name there had so many games. */
const mostOfOne = 55;
const longestName = 206;

/** Writes a file of so many made-up games as JSON lines, the same each time; gives how many of their names several have. */
export async function makeImportFile(path: string, count: number): Promise<number> {
  const shared = new Set<string>();
  await pipeline(Readable.from(lines(count, shared)), createWriteStream(path));
  return shared.size;
}

function* lines(count: number, shared: Set<string>): Generator<string> {
  const chance = createChance(seed);
  const seen = new Set<string>();
  const repeated: { readonly name: string; left: number }[] = [];
  const wanted = Math.max(1, Math.round(count * sharedNames));
  let started = 0;
  for (const { number, names } of makeTitles(count)) {
    const [made = '', ...others] = names;
    let name = seen.has(made) ? `${made} ${number}` : made;
    if (number % 997 === 0) name = name.padEnd(longestName, ` ${name}`).slice(0, longestName).trim();
    seen.add(name);
    const turn = repeated[Math.floor(chance() * repeated.length)];
    if (turn && chance() < 0.5) {
      name = turn.name;
      shared.add(name);
      turn.left -= 1;
      if (turn.left === 0) repeated.splice(repeated.indexOf(turn), 1);
    } else if (started < wanted && chance() < sharedNames * 1.3) {
      repeated.push({ name, left: started === 0 ? mostOfOne - 1 : 1 + Math.floor(chance() ** 8 * 8) });
      started += 1;
    }
    const year = chance() < 0.1 ? undefined : 1975 + Math.floor(chance() * 50);
    const game = {
      ...{ media_type: 'game', id: String(number + 1), name, other_names: others },
      ...(year !== undefined && { released: `${year}-0${1 + Math.floor(chance() * 9)}-15` }),
      ...{ genres: ['Action', 'RPG'], platforms: ['PC', 'PlayStation 5', 'Nintendo Switch'] },
      description: `${made} is a game about ${others[0] ?? name}, made up to fill a catalogue. `.repeat(4),
      ...(chance() < 0.8 && {
        picture: { url: `https://pictures.example/${number}.jpg`, width: 1920, height: 1080 },
      }),
      ids: { igdb_id: String(number + 1) },
    };
    yield `${JSON.stringify(game)}\n`;
  }
}
