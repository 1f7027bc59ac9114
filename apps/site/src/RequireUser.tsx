import { useUser } from '@gildshelf/api-client/react';
import { PageLoading } from '@gildshelf/ui';
import { type ReactNode, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from './paths.ts';

/**
 * Lets signed-in people through. Somebody who arrives without a session goes to the login; one whose session ends on the
 * open page stays, since the page itself says so, unless the host has refused it: see SessionEnd.
 */
export function RequireUser({ children }: { readonly children: ReactNode }) {
  const { isInitializing, isAuthenticated, wasRefused } = useUser();
  const wasLetIn = useRef(false);
  if (isInitializing) return <PageLoading />;
  if (isAuthenticated) wasLetIn.current = true;
  // On the way to the login: there is nothing to say here any more.
  if (wasRefused && wasLetIn.current) return <PageLoading />;
  return wasLetIn.current ? children : <Navigate to={paths.login} replace />;
}
