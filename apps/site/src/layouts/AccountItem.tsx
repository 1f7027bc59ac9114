import { useUser } from '@gildshelf/api-client/react';
import { TopBarItem } from '@gildshelf/ui';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../pages/error/ErrorBoundary.tsx';
import { paths } from '../paths.ts';

const SignedInItem = lazy(async () => ({ default: (await import('./SignedInItem.tsx')).SignedInItem }));

/** Leads to the login, or stands for who is signed in; what only they see is fetched for them. */
export function AccountItem() {
  const { user } = useUser();
  const { pathname } = useLocation();
  const item = (
    // Without the menu's code somebody signed in still comes to their shelf.
    <TopBarItem href={user ? paths.account : paths.login} icon="account" current={pathname === paths.account}>
      Account
    </TopBarItem>
  );
  if (!user) return item;
  return (
    <ErrorBoundary resetKey={pathname} fallback={item}>
      <Suspense fallback={item}>
        <SignedInItem user={user} />
      </Suspense>
    </ErrorBoundary>
  );
}
