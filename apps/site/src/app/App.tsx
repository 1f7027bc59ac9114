import type { Session } from '@gildshelf/api-client';
import { ApiProvider, type PrefetchedResponses, UserProvider, useUser } from '@gildshelf/api-client/react';
import { globalStyles, LinkProvider, useEffectEvent } from '@gildshelf/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hydrated } from '../hydration/hydrationEvents.ts';
import { paths } from '../routing/paths.ts';
import { RouterLink } from '../routing/RouterLink.tsx';
import { PageRoutes } from '../routing/routes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SettingsProvider, type SiteSettings } from './siteSettings.ts';

globalStyles();

export interface AppProps {
  /** The API responses that the page is rendered from, the same on the server and in the browser. */
  readonly responses?: PrefetchedResponses;
  readonly settings: SiteSettings;
  /** The started session of a page that was rendered for the signed-in user. */
  readonly session?: Session | undefined;
}

/** The whole site; the caller wraps it in a router. */
export function App({ responses, settings, session }: AppProps) {
  return (
    <SettingsProvider value={settings}>
      <ApiProvider
        host={settings.apiHost}
        responses={responses}
        session={session}
        mediaTypes={settings.mediaTypes}
      >
        <UserProvider
          startAfter={responses && hydrated}
          // A new build has another URL.
          storeContentAs={import.meta.url + settings.apiHost}
        >
          <LinkProvider component={RouterLink}>
            <PageRoutes />
            <SessionEnd />
          </LinkProvider>
        </UserProvider>
      </ApiProvider>
    </SettingsProvider>
  );
}

// Loaded only when a session ends.
const SessionNotice = lazy(async () => ({ default: (await import('./SessionNotice.tsx')).SessionNotice }));

/** On every page: redirects to the login once, and shows one toast, when the server has rejected the session. */
function SessionEnd() {
  const { wasRejected } = useUser();
  const navigate = useNavigate();
  const [isNeeded, setIsNeeded] = useState(false);
  if (wasRejected && !isNeeded) setIsNeeded(true);

  // The router creates a new `navigate` on every page: as a dependency it would redirect a user who has navigated since.
  const goToLogin = useEffectEvent(() => navigate(paths.login));
  useEffect(() => {
    if (wasRejected) goToLogin();
  }, [wasRejected]);

  if (!isNeeded) return null;
  return (
    <ErrorBoundary resetKey="notice" fallback={null}>
      <Suspense>
        <SessionNotice isVisible={wasRejected} />
      </Suspense>
    </ErrorBoundary>
  );
}
