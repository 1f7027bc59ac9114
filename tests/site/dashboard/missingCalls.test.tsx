// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withAllTypes } from '../support/optionalTypes.ts';
import { createCollectionHost, listCalls, openDashboard, selectMediaType } from './dashboardSite.ts';

test.each([
  ['shows', 'TV Shows', 'TV shows', 404],
  ['manga', 'Manga', 'manga', 405],
] as const)(
  'with a host without the calls of %s the dashboard shows an empty list of them and no error message',
  async (list, label, noun, status) => {
    const host = createCollectionHost({
      games: [{ id: 1, slug: 'hades', name: 'Hades', user_status: 'playing', user_rating: 4 }],
    });
    host.respondTo(listCalls[list], { status, json: { message: 'Cannot find that.' } });
    const { user } = await openDashboard(host, withAllTypes);
    await selectMediaType(user, label);
    await screen.findByRole('heading', { name: `You haven't added any ${noun} to your all collection yet` });
    expect(host.calls()).toContain(listCalls[list]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Cannot find that.')).toBeNull();
    await selectMediaType(user, 'Games');
    await screen.findByRole('link', { name: /Hades/ });
  },
);
