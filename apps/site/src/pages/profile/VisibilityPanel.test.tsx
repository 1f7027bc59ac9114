// @vitest-environment jsdom
import { getProfile, getVisibility, ownMessages, setVisibility } from '@gildshelf/api-client/contract';
import { type FixtureException, fixtureUser } from '@gildshelf/api-client/testing';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { collectionBuilder } from '../embed/collectionBuilder.ts';

// As long as a slow machine may take to load the page.
const patience = 60_000;
const { notSaved, unknown } = ownMessages.visibility;
let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});

const box = () => place.querySelector<HTMLElement>('[role="checkbox"]');
const tickOf = (label: string) =>
  [...place.querySelectorAll<HTMLElement>('[role="checkbox"]')].find((tick) => tick.textContent === label);
const link = () => place.querySelector(`main a[href="${paths.collection(fixtureUser.username)}"]`);
const builderLink = () => place.querySelector(`main a[href="${collectionBuilder(fixtureUser.username)}"]`);
const until = (holds: () => void) => vi.waitFor(holds, patience);

/** The profile page of Mara, whose form is there. */
async function open(exceptions: readonly FixtureException[] = []) {
  const page = <SiteFixture address={paths.profile(fixtureUser.username)} signedIn exceptions={exceptions} />;
  root.render(page);
  await until(() => expect(place.textContent).toContain('Save Changes'));
}

test(
  'the collection is private until its owner says otherwise, and again when they do not any more',
  async () => {
    await open();
    await until(() => expect(box()?.ariaChecked).toBe('false'));
    expect(box()?.textContent).toBe('Let anyone see my collection');
    expect([link(), builderLink()]).toEqual([null, null]);
    box()?.click();
    await until(() => expect(box()?.ariaChecked).toBe('true'));
    expect(link()).not.toBeNull();
    expect(builderLink()).not.toBeNull();
    box()?.click();
    await until(() => expect(box()?.ariaChecked).toBe('false'));
    expect([link(), builderLink()]).toEqual([null, null]);
  },
  patience,
);

test(
  'each part of the profile has a tick of its own, off at first, and gone with the public collection',
  async () => {
    await open();
    await until(() => expect(box()?.ariaChecked).toBe('false'));
    expect(tickOf('Show my bio')).toBeUndefined();
    box()?.click();
    await until(() => expect(tickOf('Show my bio')?.ariaChecked).toBe('false'));
    for (const label of ['Show my bio', 'Show my location', 'Show my website']) {
      tickOf(label)?.click();
      await until(() => expect(tickOf(label)?.ariaChecked).toBe('true'));
    }
    tickOf('Show my location')?.click();
    await until(() => expect(tickOf('Show my location')?.ariaChecked).toBe('false'));
    expect(tickOf('Show my bio')?.ariaChecked).toBe('true');
    box()?.click();
    await until(() => expect(tickOf('Show my bio')).toBeUndefined());
  },
  patience,
);

test(
  'a host that knows the choice for the collection alone shows no other',
  async () => {
    await open([{ endpoint: getVisibility, status: 200, body: { collection: 'public' } }]);
    await until(() => expect(box()?.ariaChecked).toBe('true'));
    expect(place.querySelectorAll('[role="checkbox"]')).toHaveLength(1);
  },
  patience,
);

test(
  'the switch moves with the answer only',
  async () => {
    await open([{ endpoint: setVisibility, delay: Number.POSITIVE_INFINITY }]);
    await until(() => expect(box()?.dataset.state).toBe('unchecked'));
    box()?.click();
    await until(() => expect(box()?.dataset.state).toBe('working'));
    expect([box()?.ariaChecked, link()]).toEqual(['false', null]);
  },
  patience,
);

test(
  'what could not be saved is said beside the switch, which stays as it was, and so does what is typed',
  async () => {
    await open([{ endpoint: setVisibility, status: 500, times: 1 }]);
    await until(() => expect(box()?.ariaChecked).toBe('false'));
    const bio = place.querySelector<HTMLTextAreaElement>('[name="bio"]');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(bio, 'Two lines');
    bio?.dispatchEvent(new Event('input', { bubbles: true }));
    box()?.click();
    await until(() => expect(place.textContent).toContain(notSaved));
    expect([box()?.ariaChecked, box()?.ariaInvalid, bio?.value]).toEqual(['false', 'true', 'Two lines']);
    box()?.click();
    await until(() => expect(box()?.ariaChecked).toBe('true'));
    expect(place.textContent).not.toContain(notSaved);
  },
  patience,
);

test(
  'a host without the choice shows none',
  async () => {
    // Its answer is there before that of the form.
    await open([
      { endpoint: getVisibility, status: 404 },
      { endpoint: getProfile, delay: 100 },
    ]);
    expect([box(), place.querySelector('[aria-label="Collection"]')]).toEqual([null, null]);
  },
  patience,
);

test(
  'what could not be loaded is asked for again',
  async () => {
    await open([{ endpoint: getVisibility, status: 500, times: 1 }]);
    await until(() => expect(place.textContent).toContain(unknown));
    expect(box()).toBeNull();
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try Again')?.click();
    await until(() => expect(box()?.ariaChecked).toBe('false'));
  },
  patience,
);
