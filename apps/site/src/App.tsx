import type { Session } from '@gildshelf/api-client';
import { ApiProvider, type SentAnswers, UserProvider } from '@gildshelf/api-client/react';
import { globalStyles, LinkProvider } from '@gildshelf/ui';
import { hydrated } from './hydrationEvents.ts';
import { PageRoutes } from './PageRoutes.tsx';
import { RouterLink } from './RouterLink.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { SettingsProvider, type SiteSettings } from './siteSettings.ts';

globalStyles();

export interface AppProps {
  /** The API responses that the page is rendered from, the same on the server and in the browser. */
  readonly responses?: SentAnswers;
  readonly settings: SiteSettings;
  /** The started session of a page that was rendered for the signed-in user. */
  readonly session?: Session | undefined;
}

/** The whole site; the caller wraps it in a router. */
export function App({ responses, settings, session }: AppProps) {
  return (
    <SettingsProvider value={settings}>
      <ApiProvider host={settings.apiHost} answers={responses} session={session}>
        <UserProvider startAfter={responses && hydrated}>
          <LinkProvider component={RouterLink}>
            <PageRoutes />
            <SessionEnd />
          </LinkProvider>
        </UserProvider>
      </ApiProvider>
    </SettingsProvider>
  );
}
