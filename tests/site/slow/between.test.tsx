// @vitest-environment jsdom
import { ownMessages } from '@gildshelf/api-client/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { form, hostWith, trackedCalls } from '../rating/rating.ts';
import { openSite } from '../support/openSite.tsx';
import { recordErrors } from '../support/recordErrors.ts';
import { createSiteHost } from '../support/siteHost.ts';
import { walkTo } from '../support/walkTo.ts';
import { keepBack } from './keepBack.ts';

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
  'the page of one %s shows nothing of the previous one, neither while it is loading nor afterwards',
  async (type) => {
    const errors = recordErrors();
    const { status, first, second } = titles[type];
    const host = hostWith(type, { [first.slug]: { status, rating: 4.5 } });
    const { user } = await openSite(`/${type}/${first.slug}`, { host, signedIn: true });
    await waitFor(() => expect(form.status().value).toBe(status));
    // Chosen, and not saved.
    await user.selectOptions(form.status(), 'Dropped');
    const description = [...main().querySelectorAll('[data-part="description"] div')].at(-1)?.textContent;
    expect(description).toBeTruthy();

    const details = keepBack(host, detailsOf(second.slug));
    const tracking = keepBack(host, trackedCalls[type]);
    walkTo(`/${type}/${second.slug}`);
    await user.click(await screen.findByRole('button', { name: ownMessages.unsaved.discard }));
    await details.requested();
    await waitFor(() => expect(screen.queryAllByText('Loading')).toHaveLength(1));
    await waitFor(() => expect(document.title).toBe('Gildshelf'));
    expect(main().textContent).not.toContain(first.name);
    expect(main().textContent).not.toContain(description);
    expect(main().querySelectorAll('img')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();

    await details.give();
    await heading(second.name);
    await tracking.requested();
    expect(form.status().disabled).toBe(true);
    expect(form.status().value).toBe('');
    expect(form.starsText()).toBe('0 of 5 stars');

    await tracking.give();
    await waitFor(() => expect(form.status().disabled).toBe(false));
    expect(form.status().value).toBe('');
    expect(main().textContent).not.toContain(description);
    expect(errors).toEqual([]);
  },
);

test.each(types)(
  'details of one %s that arrive on the page of the next change nothing of it',
  async (type) => {
    const errors = recordErrors();
    const { first, second } = titles[type];
    const host = createSiteHost();
    await openSite('/search', { host });
    const late = keepBack(host, detailsOf(first.slug));
    const known = 'As the link knew it';
    walkTo(`/${type}/${first.slug}`, { id: 1, slug: first.slug, name: known, title: known });
    await late.requested();
    await heading(known);
    walkTo(`/${type}/${second.slug}`);
    await heading(second.name);
    expect(main().textContent).not.toContain(known);
    await waitFor(() => expect(main().querySelector('article')?.hasAttribute('aria-busy')).toBe(false));
    const before = main().textContent;
    await late.give();
    expect(main().textContent).toBe(before);
    expect(main().textContent).not.toContain(first.name);
    await waitFor(() => expect(document.title).toBe(`${second.name} · Gildshelf`));
    expect(errors).toEqual([]);
  },
);
