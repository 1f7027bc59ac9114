// @vitest-environment jsdom
import { catalogues, catalogueTypes, endpointUrl, mediaTypes } from '@gildshelf/api-client/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';
import { detailsCall, factOf, findTitle } from './mediaSite.ts';

const details = {
  facts: [{ name: 'studio', label: 'Studio', values: ['Madhouse'] }],
  alternative_titles: ['Another name'],
  external_links: [{ name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/A_Title' }],
};
const related = {
  series: {
    name: 'Titles',
    total: 2,
    titles: [
      { title: { id: 6, slug: 'the-first', name: 'The first', title: 'The first' } },
      { title: { id: 7, slug: 'a-title', name: 'A Title', title: 'A Title' }, is_current: true },
    ],
  },
  franchise: [],
  similar: [{ id: 8, slug: 'similar', name: 'Similar', title: 'Similar' }],
};
const rating = { average: 4.25, count: 6, distribution: [0, 0, 0, 0, 0, 0, 1, 2, 2, 1] };

describe.each(catalogueTypes)('the page of a title of type %s', (type) => {
  const item = { id: 7, slug: 'a-title', name: 'A Title', title: 'A Title', genres: ['Drama'] };
  const { detailPath } = catalogues[type];
  const call = detailsCall(type, 'a-title');

  /** The request for the title in the collection of the user. */
  const ownRatingCall = `GET ${endpointUrl(mediaTypes[type].getTrackedTitle, { params: { userId: 'user-mara', titleId: '7' } })}`;

  async function open(responses: Readonly<Record<string, unknown>>, options = {}) {
    const host = createSiteHost();
    for (const [request, json] of Object.entries(responses)) host.respondTo(request, { json });
    await openSite(detailPath('a-title'), { ...options, host });
    await findTitle('A Title');
    return host;
  }

  test('shows facts, links, the series, similar titles and ratings below the required parts', async () => {
    await open({
      [call]: { ...item, details },
      [`${call}/related`]: related,
      [`${call}/rating`]: rating,
    });
    const similar = await screen.findByRole('region', { name: 'Similar titles' });
    expect(within(similar).getByRole('link').getAttribute('href')).toBe(detailPath('similar'));
    expect(factOf('Studio')).toBe('Madhouse');
    expect(factOf('Also known as')).toBe('Another name');
    expect(screen.getByRole('link', { name: 'Madhouse' }).getAttribute('href')).toBe(
      `/browse/${type}?studio=Madhouse`,
    );
    expect(screen.getByRole('link', { name: 'Drama' }).getAttribute('href')).toBe(
      `/browse/${type}?genre=Drama`,
    );
    expect(screen.getByRole('link', { name: 'Wikipedia' })).toBeDefined();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('A Title');
    await screen.findByRole('img', { name: /^6 ratings/ });
    const article = screen.getByRole('article');
    expect(article.contains(similar)).toBe(false);
    expect(article.compareDocumentPosition(similar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([
    ['the calls', { ...item, genres: [], details: {} }, [call, `${call}/rating`, `${call}/related`]],
    ['the calls and the details, and requests none of them', item, [call]],
  ])('shows nothing in place of what the host does not have: %s', async (_, response, calls) => {
    const host = await open({ [call]: response });
    await waitFor(() => expect(host.calls().toSorted()).toEqual(calls));
    for (const name of ['Details', 'Elsewhere', 'Ratings here', 'The series in order', 'Similar titles'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Drama' })).toBeNull();
  });

  test("marks the signed-in user's own rating among those of all", async () => {
    await open(
      {
        [call]: { ...item, details },
        [`${call}/rating`]: rating,
        [ownRatingCall]: { user_status: 'completed', user_rating: 4.5 },
      },
      { signedIn: true },
    );
    const label = await screen.findByText('You');
    const bars = within(screen.getByRole('img', { name: /^6 ratings/ })).getAllByText(/^[1-5]$|^You$/);
    // Between the bars of 4 and 5 stars.
    expect(bars.indexOf(label)).toBe(4);
    expect(screen.getByText('4.5 (You)')).toBeDefined();
  });
});
