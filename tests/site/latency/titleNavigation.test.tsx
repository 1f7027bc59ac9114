// @vitest-environment jsdom
import { ownMessages } from '@gildshelf/api-client/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCollectionHost, form, trackedCalls } from '../rating/ratingSite.ts';
import { recordErrors } from '../support/messages.ts';
import { navigateWithinSite } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';
import { delayResponses } from './delayResponses.ts';

const titles = {
  game: {
    status: 'playing',
    first: { slug: 'hades-2018', name: 'Hades' },
    second: { slug: 'portal-2', name: 'Portal 2' },
  },
  anime: {
    status: 'watching',
    first: { slug: 'frieren-beyond-journeys-end', name: "Frieren: Beyond Journey's End" },
    second: { slug: 'cowboy-bebop', name: 'Cowboy Bebop' },
  },
} as const;
const types = ['game', 'anime'] as const;

const main = () => screen.getByRole('main');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const detailsOf = (slug: string) => new RegExp(`^GET /api/(games|anime)/${slug}$`);

test.each(types)(
  'the page of a title of type %s shows no data of the previous title, neither while loading nor afterwards',
  async (type) => {
    const errors = recordErrors();
    const { status, first, second } = titles[type];
    const host = createCollectionHost(type, { [first.slug]: { status, rating: 4.5 } });
    const { user } = await openSite(`/${type}/${first.slug}`, { host, signedIn: true });
    await waitFor(() => expect(form.status().value).toBe(status));
    // A change that is not saved.
    await user.selectOptions(form.status(), 'Dropped');
    const description = [...main().querySelectorAll('[data-part="description"] div')].at(-1)?.textContent;
    expect(description).toBeTruthy();

    const details = delayResponses(host, detailsOf(second.slug));
    const tracking = delayResponses(host, trackedCalls[type]);
    navigateWithinSite(`/${type}/${second.slug}`);
    await user.click(await screen.findByRole('button', { name: ownMessages.unsaved.discard }));
    await details.waitForRequests();
    await waitFor(() => expect(screen.queryAllByText('Loading')).toHaveLength(1));
    await waitFor(() => expect(document.title).toBe('Gildshelf'));
    expect(main().textContent).not.toContain(first.name);
    expect(main().textContent).not.toContain(description);
    expect(main().querySelectorAll('img')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();

    await details.release();
    await heading(second.name);
    await tracking.waitForRequests();
    expect(form.status().disabled).toBe(true);
    expect(form.status().value).toBe('');
    expect(form.starsText()).toBe('0 of 5 stars');

    await tracking.release();
    await waitFor(() => expect(form.status().disabled).toBe(false));
    expect(form.status().value).toBe('');
    expect(main().textContent).not.toContain(description);
    expect(errors).toEqual([]);
  },
);

test.each(types)(
  'the page of a title of type %s does not change when the details of the previous title arrive',
  async (type) => {
    const errors = recordErrors();
    const { first, second } = titles[type];
    const host = createSiteHost();
    await openSite('/search', { host });
    const late = delayResponses(host, detailsOf(first.slug));
    const linkTitle = 'Title of the navigation state';
    navigateWithinSite(`/${type}/${first.slug}`, {
      id: 1,
      slug: first.slug,
      name: linkTitle,
      title: linkTitle,
    });
    await late.waitForRequests();
    await heading(linkTitle);
    navigateWithinSite(`/${type}/${second.slug}`);
    await heading(second.name);
    expect(main().textContent).not.toContain(linkTitle);
    await waitFor(() => expect(main().querySelector('article')?.hasAttribute('aria-busy')).toBe(false));
    const before = main().textContent;
    await late.release();
    expect(main().textContent).toBe(before);
    expect(main().textContent).not.toContain(first.name);
    await waitFor(() => expect(document.title).toBe(`${second.name} · Gildshelf`));
    expect(errors).toEqual([]);
  },
);
