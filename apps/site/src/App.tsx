import type { Session } from '@gildshelf/api-client';
import { ApiProvider, type SentAnswers, UserProvider } from '@gildshelf/api-client/react';
import { globalStyles, LinkProvider } from '@gildshelf/ui';
import { PageRoutes } from './PageRoutes.tsx';
import { RouterLink } from './RouterLink.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { SettingsProvider, type SiteSettings } from './siteSettings.ts';
import { settled } from './takenOver.ts';

globalStyles();

export interface AppProps {
  /** What the page was rendered with, on both sides the same. */
  readonly answers?: SentAnswers;
  readonly settings: SiteSettings;
  /** Of a page that was rendered for the signed-in person; started. */
  readonly session?: Session | undefined;
}

/** The whole site below whichever router stands around it. */
export function App({ answers, settings, session }: AppProps) {
  return (
    <SettingsProvider value={settings}>
      <ApiProvider host={settings.apiHost} answers={answers} session={session}>
        <UserProvider startAfter={answers && settled}>
          <LinkProvider component={RouterLink}>
            <PageRoutes />
            <SessionEnd />
          </LinkProvider>
        </UserProvider>
      </ApiProvider>
    </SettingsProvider>
  );
}
