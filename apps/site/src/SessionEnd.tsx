import { useUser } from '@gildshelf/api-client/react';
import { useEffectEvent } from '@gildshelf/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorBoundary } from './pages/error/ErrorBoundary.tsx';
import { paths } from './paths.ts';

// Loaded only when a session ends.
const SessionNotice = lazy(async () => ({ default: (await import('./SessionNotice.tsx')).SessionNotice }));

/** On every page: redirects to the login once, and shows one toast, when the server has rejected the session. */
export function SessionEnd() {
  const { wasRefused } = useUser();
  const navigate = useNavigate();
  const [isNeeded, setIsNeeded] = useState(false);
  if (wasRefused && !isNeeded) setIsNeeded(true);

  // The router creates a new `navigate` on every page: as a dependency it would redirect a user who has navigated since.
  const goToLogin = useEffectEvent(() => navigate(paths.login));
  useEffect(() => {
    if (wasRefused) goToLogin();
  }, [wasRefused]);

  if (!isNeeded) return null;
  return (
    <ErrorBoundary resetKey="notice" fallback={null}>
      <Suspense>
        <SessionNotice isVisible={wasRefused} />
      </Suspense>
    </ErrorBoundary>
  );
}
