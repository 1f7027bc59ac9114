import {
  endpointUrl,
  getPublicDiaryYear,
  historyMessages,
  isCollectionName,
  listPublicDiary,
  ownerName,
} from '@gildshelf/api-client/contract';
import { readResponse } from '@gildshelf/api-client/react';
import { undated } from '@gildshelf/widgets';
import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { publicCollectionMaxAgeMs } from '../collection/page.ts';
import { definePage, notFoundContent, type PageUrl } from '../definePage.ts';
import { readDiaryUrl } from './diaryUrl.ts';
import { utcDay } from './useToday.ts';

export const diaryPage = definePage({
  path: paths.diary,
  layout: 'app',
  component: lazyPage(async () => (await import('./DiaryPage.tsx')).DiaryPage),
  module: 'diary/DiaryPage.tsx',
  title: 'Diary',
  // The diary of a user who has made it public. Others render in the browser, for their owner.
  render: {
    query: 'all',
    requests: (url) => Object.values(requestsOf(url)),
    read(url, responses) {
      const response = responses[requestsOf(url).list ?? ''];
      if (response?.status !== 200) return notFoundContent;
      const owner = readResponse(listPublicDiary, response);
      return { status: 200, title: 'Diary', shown: { diaryOf: ownerName(owner), username: owner.username } };
    },
    maxAgeMs: publicCollectionMaxAgeMs,
  },
  access: 'public',
  // A diary is shared by its URL; months, media types and positions would be thousands of pages about one person.
  robots: 'noindex',
  examples: [{ path: '/user/nobody/diary', heading: historyMessages.diaryPrivate }],
  budgetKb: 127,
});

/** The requests for the page of a public diary; none for an invalid username. */
function requestsOf({ params: { username = '' }, query }: PageUrl): { list?: string; year?: string } {
  if (!isCollectionName(username)) return {};
  const { view } = readDiaryUrl(query, utcDay());
  const { month, type, after } = view;
  const year = (month === undated ? utcDay() : month).slice(0, 'YYYY'.length);
  return {
    list: endpointUrl(listPublicDiary, {
      params: { username },
      query: { month, ...(type && { type }), ...(after && { after }) },
    }),
    year: endpointUrl(getPublicDiaryYear, { params: { username, year } }),
  };
}
