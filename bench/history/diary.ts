// `pnpm bench:diary`: the diary of a user with 200,000 plays of 50,000 titles, half of them in one year, on both engines: CPU time of a page
// of 50 entries (the first one, one after a thousand pages, a month, the plays without a date, the same of the public diary), of the numbers
// of a year, of the history of a title, and of an added play. `sqlite` or `postgres` is the only engine.
import {
  addPlay,
  endpointUrl,
  getDiaryYear,
  getTitleHistory,
  listDiary,
  listPublicDiary,
} from '@gildshelf/api-client/contract';
import { type MeasuredPlayer, measurePlayer } from './measurePlayer.ts';
import { requestCosts } from './requestCosts.ts';

const titles = 50_000;
/** Those that the script adds later reach the limit of 200,000. */
const plays = 199_900;
const pagesBefore = 1_000;
const limit = 5;

await measurePlayer({ titles, plays }, measureDiary);

async function measureDiary(player: MeasuredPlayer) {
  const { report, laterPage } = requestCosts(player, `${plays.toLocaleString('en-GB')} plays`);
  await report('the first page of the diary', listDiary.path, { limit });
  const later = await laterPage(listDiary.path, pagesBefore, (after) =>
    endpointUrl(listDiary, { query: { after } }),
  );
  await report(`page ${(pagesBefore + 1).toLocaleString('en-GB')} of the diary`, later, { limit });
  const month = (name: string) => endpointUrl(listDiary, { query: { month: name } });
  await report('the first page of a month', month('2026-11'), { limit });
  await report('the first page of an earlier month', month('2012-02'), { limit });
  await report('the first page without a date', month('undated'), { limit });
  const anime = endpointUrl(listDiary, { query: { type: 'anime' } });
  await report('a page of a media type without plays', anime, { limit });
  const other = endpointUrl(listPublicDiary, { params: { username: 'player' } });
  await report('the first page of the public diary', other, { limit });
  for (const year of ['2026', '2012'])
    await report(`the numbers of ${year}`, endpointUrl(getDiaryYear, { params: { year } }));
  const params = { mediaType: 'game', titleId: player.slug };
  await report('the history of a title', endpointUrl(getTitleHistory, { params }));
  const body = { state: 'finished', finished: '2026-11-20' };
  await report('an added play', endpointUrl(addPlay, { params: { ...params } }), { body });
}
