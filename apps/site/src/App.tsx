import { ApiProvider, type SentAnswers, UserProvider } from '@gildshelf/api-client/react';
import { globalStyles, LinkProvider } from '@gildshelf/ui';
import { PageRoutes } from './PageRoutes.tsx';
import { RouterLink } from './RouterLink.tsx';
import { readMeta } from './readMeta.ts';
import { SessionEnd } from './SessionEnd.tsx';
import { settled } from './takenOver.ts';

globalStyles();

export interface AppProps {
  /** What the page was rendered with, on both sides the same. */
  readonly answers?: SentAnswers;
}

/** The whole site below whichever router stands around it. */
export function App({ answers }: AppProps) {
  return (
    <ApiProvider host={readMeta('api-host', '')} answers={answers}>
      <UserProvider startAfter={answers && settled}>
        <LinkProvider component={RouterLink}>
          <PageRoutes />
          <SessionEnd />
        </LinkProvider>
      </UserProvider>
    </ApiProvider>
  );
}
