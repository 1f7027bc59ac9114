import { mediaTypes, storageKeys } from '@gildshelf/api-client/contract';
import { ApiProvider, UserProvider, useTrackedTitles } from '@gildshelf/api-client/react';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { globalStyles, type LinkComponentProps, LinkProvider, Page } from '@gildshelf/ui';
import { Collection } from '@gildshelf/widgets';
import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router-dom';
import { exposeBench, mountPoint } from './exposeBench.ts';
import { games, loadCovers } from './games.ts';

/** The router's own link: the minimum cost per card on a page with routes. */
function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link {...rest} to={href} />;
}

let count = 0;
let show: (isShown: boolean) => void = () => undefined;
let root: Root | undefined;

// The response contains text, so that parsing it is part of the measurement.
const respond: typeof fetch = async () => new Response(JSON.stringify(games(count)));

/** The widget within all providers of the site. */
function Dashboard({ initiallyShown, onReady }: { initiallyShown: boolean; onReady: () => void }) {
  const [isShown, setShown] = useState(initiallyShown);
  show = setShown;
  return (
    <BrowserRouter>
      <LinkProvider component={RouterLink}>
        <ApiProvider fetch={respond}>
          <UserProvider>
            <CollectionLoader onReady={onReady} />
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

// Loads the list into memory, where it is when a user returns to the dashboard.
function CollectionLoader({ onReady }: { onReady: () => void }) {
  const { state } = useTrackedTitles(mediaTypes.game.type);
  if (state === 'ready') onReady();
  return null;
}

function open(gameCount: number, initiallyShown: boolean): Promise<void> {
  count = gameCount;
  localStorage.setItem(storageKeys.token, fixtureToken());
  globalStyles();
  return new Promise((resolve) => {
    root = createRoot(mountPoint());
    root.render(<Dashboard initiallyShown={initiallyShown} onReady={resolve} />);
  });
}

exposeBench({
  async prepare(gameCount) {
    await loadCovers();
    await open(gameCount, false);
  },
  mount: () => flushSync(() => show(true)),
  mountInTransition: () => startTransition(() => show(true)),
  unmount: () => flushSync(() => show(false)),
  async fetchAndMount(gameCount) {
    await loadCovers();
    await open(gameCount, true);
  },
});
