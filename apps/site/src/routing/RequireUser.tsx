import { useUser } from '@gildshelf/api-client/react';
import { PageLoading } from '@gildshelf/ui';
import { type ReactNode, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from './paths.ts';

/**
 * Renders its children for signed-in users. A visitor who arrives without a session is redirected to the login. A user whose session
 * ends on the open page stays there, since the page shows a message itself, unless the server has rejected the session: see SessionEnd.
 */
export function RequireUser({ children }: { readonly children: ReactNode }) {
  const { isInitializing, isAuthenticated, wasRejected } = useUser();
  const wasAuthenticated = useRef(false);
  if (isInitializing) return <PageLoading />;
  if (isAuthenticated) wasAuthenticated.current = true;
  // SessionEnd is redirecting to the login.
  if (wasRejected && wasAuthenticated.current) return <PageLoading />;
  return wasAuthenticated.current ? children : <Navigate to={paths.login} replace />;
}
