import { mediaTypes, storageKeys } from '@gildshelf/api-client/contract';
import { ApiProvider, UserProvider, useCollection } from '@gildshelf/api-client/react';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { globalStyles, LinkProvider, Page } from '@gildshelf/ui';
import { Collection } from '@gildshelf/widgets';
import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { games, loadCovers } from './games.ts';
import { offer, place } from './offer.ts';
import { RouterLink } from './RouterLink.tsx';

let count = 0;
let show: (isShown: boolean) => void = () => undefined;
let root: Root | undefined;

// The list as text, for an answer is read where it arrives.
const answer: typeof fetch = async () => new Response(JSON.stringify(games(count)));

/** The widget over everything that the site has around it. */
function Dashboard({ shownFirst, onReady }: { shownFirst: boolean; onReady: () => void }) {
  const [isShown, setShown] = useState(shownFirst);
  show = setShown;
  return (
    <BrowserRouter>
      <LinkProvider component={RouterLink}>
        <ApiProvider fetch={answer}>
          <UserProvider>
            <Keeper onReady={onReady} />
            {isShown && (
              <Page>
                <Collection browseHref="/" />
              </Page>
            )}
          </UserProvider>
        </ApiProvider>
      </LinkProvider>
    </BrowserRouter>
  );
}

// Has the list in memory, as whoever comes back to the dashboard has it.
function Keeper({ onReady }: { onReady: () => void }) {
  const { state } = useCollection(mediaTypes.game.type);
  if (state === 'ready') onReady();
  return null;
}

function open(howMany: number, shownFirst: boolean): Promise<void> {
  count = howMany;
  localStorage.setItem(storageKeys.token, fixtureToken());
  globalStyles();
  return new Promise((resolve) => {
    root = createRoot(place());
    root.render(<Dashboard shownFirst={shownFirst} onReady={resolve} />);
  });
}

offer({
  async prepare(howMany) {
    await loadCovers();
    await open(howMany, false);
  },
  mount: () => flushSync(() => show(true)),
  visit: () => startTransition(() => show(true)),
  unmount: () => flushSync(() => show(false)),
  async arrive(howMany) {
    await loadCovers();
    await open(howMany, true);
  },
});
