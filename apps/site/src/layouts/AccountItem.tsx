import { useUser } from '@gildshelf/api-client/react';
import { TopBarItem } from '@gildshelf/ui';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../pages/error/ErrorBoundary.tsx';
import { paths } from '../paths.ts';

const SignedInItem = lazy(async () => ({ default: (await import('./SignedInItem.tsx')).SignedInItem }));

/** The top bar's Account item: a link to the login or, for a signed-in user, the account menu, whose code only they load. */
export function AccountItem() {
  const { user } = useUser();
  const { pathname } = useLocation();
  const item = (
    // Also the fallback without the menu's code, so that a signed-in user still reaches their shelf.
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
