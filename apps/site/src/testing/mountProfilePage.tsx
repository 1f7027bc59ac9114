import { type FixtureException, fixtureUser } from '@gildshelf/api-client/testing';
import { createRoot } from 'react-dom/client';
import { paths, userPath } from '../routing/paths.ts';
import { SiteFixture } from './SiteFixture.tsx';

/** Long enough for a slow machine to load the page. */
export const pageTimeoutMs = 60_000;

/** Renders Mara's profile page into a new element of the document. */
export function mountProfilePage(exceptions: readonly FixtureException[] = []) {
  // jsdom does not implement it.
  globalThis.scrollTo = () => undefined;
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  root.render(
    <SiteFixture url={userPath(paths.profile, fixtureUser.username)} signedIn exceptions={exceptions} />,
  );
  const unmount = () => {
    root.unmount();
    page.remove();
  };
  return { page, unmount };
}
