import { useUser } from '@gildshelf/api-client/react';
import { useEffectEvent } from '@gildshelf/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorBoundary } from './pages/error/ErrorBoundary.tsx';
import { paths } from './paths.ts';

// Only who loses a session needs it.
const SessionNotice = lazy(async () => ({ default: (await import('./SessionNotice.tsx')).SessionNotice }));

/** From whichever page: a session that the host has refused leads to the login once, and is told of in one toast. */
export function SessionEnd() {
  const { wasRefused } = useUser();
  const navigate = useNavigate();
  const [isNeeded, setIsNeeded] = useState(false);
  if (wasRefused && !isNeeded) setIsNeeded(true);

  // The router makes a new `navigate` on every page: nobody is led away from where they have gone since.
  const leave = useEffectEvent(() => navigate(paths.login));
  useEffect(() => {
    if (wasRefused) leave();
  }, [wasRefused]);

  if (!isNeeded) return null;
  return (
    <ErrorBoundary resetKey="notice" fallback={null}>
      <Suspense>
        <SessionNotice isDue={wasRefused} />
      </Suspense>
    </ErrorBoundary>
  );
}
