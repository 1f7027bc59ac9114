import { ApiProvider, UserProvider } from '@gildshelf/api-client/react';
import { globalStyles, LinkProvider } from '@gildshelf/ui';
import { PageRoutes } from './PageRoutes.tsx';
import { RouterLink } from './RouterLink.tsx';
import { readMeta } from './readMeta.ts';
import { SessionEnd } from './SessionEnd.tsx';

globalStyles();

/** The whole site below whichever router stands around it. */
export function App() {
  return (
    <ApiProvider host={readMeta('api-host', '')}>
      <UserProvider>
        <LinkProvider component={RouterLink}>
          <PageRoutes />
          <SessionEnd />
        </LinkProvider>
      </UserProvider>
    </ApiProvider>
  );
}
