import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createRandom, generateTitles } from '../search/generateTitles.ts';

const seed = 20_261_123;
/** The share of names that several games have, as in the largest known list: 11,000 names among 300,000 games. */
const sharedNameRatio = 11_000 / 300_000;
/** The number of games with the most frequent name of that list. */
const maxGamesPerName = 55;
const longestName = 206;

/** Writes an import file (JSON lines) with `count` generated games, deterministically; resolves to the number of shared names. */
export async function makeImportFile(path: string, count: number): Promise<number> {
  const shared = new Set<string>();
  await pipeline(Readable.from(lines(count, shared)), createWriteStream(path));
  return shared.size;
}

function* lines(count: number, shared: Set<string>): Generator<string> {
  const random = createRandom(seed);
  const usedNames = new Set<string>();
  const repeated: { readonly name: string; left: number }[] = [];
  const targetCount = Math.max(1, Math.round(count * sharedNameRatio));
  let started = 0;
  for (const { number, names } of generateTitles(count)) {
    const [generatedName = '', ...others] = names;
    let name = usedNames.has(generatedName) ? `${generatedName} ${number}` : generatedName;
    if (number % 997 === 0) name = name.padEnd(longestName, ` ${name}`).slice(0, longestName).trim();
    usedNames.add(name);
    const candidate = repeated[Math.floor(random() * repeated.length)];
    if (candidate && random() < 0.5) {
      name = candidate.name;
      shared.add(name);
      candidate.left -= 1;
      if (candidate.left === 0) repeated.splice(repeated.indexOf(candidate), 1);
    } else if (started < targetCount && random() < sharedNameRatio * 1.3) {
      repeated.push({ name, left: started === 0 ? maxGamesPerName - 1 : 1 + Math.floor(random() ** 8 * 8) });
      started += 1;
    }
    const year = random() < 0.1 ? undefined : 1975 + Math.floor(random() * 50);
    const game = {
      ...{ media_type: 'game', id: String(number + 1), name, other_names: others },
      ...(year !== undefined && { released: `${year}-0${1 + Math.floor(random() * 9)}-15` }),
      ...{ genres: ['Action', 'RPG'], platforms: ['PC', 'PlayStation 5', 'Nintendo Switch'] },
      description:
        `${generatedName} is a game about ${others[0] ?? name}, made up to fill a catalogue. `.repeat(4),
      ...(random() < 0.8 && {
        picture: { url: `https://pictures.example/${number}.jpg`, width: 1920, height: 1080 },
      }),
      ids: { igdb_id: String(number + 1) },
    };
    yield `${JSON.stringify(game)}\n`;
  }
}
