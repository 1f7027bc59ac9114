import type { SessionUser } from '@gildshelf/api-client/contract';
import { Avatar, TopBarItem, useTranslate } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { onIdleAfterLoad } from '../hydration/loadPhases.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';

const AccountMenu = lazyPart<AccountMenuProps>(async () => (await import('./AccountMenu.tsx')).AccountMenu);

// Not a lazy part, whose code visitors would load too, ahead of a lost network.
const QuickActions = lazy(async () => ({ default: (await import('./QuickActions.tsx')).QuickActions }));

/** Opens the signed-in user's menu, whose code is loaded on hover or focus, at the latest when the browser is idle. */
export function SignedInItem({ user }: { readonly user: SessionUser }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer'>();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(
    () =>
      onIdleAfterLoad(() => {
        // Loaded ahead, so that the menu also opens once the network is lost.
        void AccountMenu.preload();
        setIsIdle(true);
      }),
    [],
  );
  const button = (
    <TopBarItem
      image={<Avatar size="xs" name={user.display_name} src={user.avatar_url ?? undefined} />}
      current={pathname.startsWith('/user/')}
      aria-haspopup="menu"
      onPointerEnter={AccountMenu.preload}
      onFocus={AccountMenu.preload}
      // `detail` is the click count, which is 0 for a click by keyboard.
      onClick={({ detail }) => setOpenedBy(detail === 0 ? 'key' : 'pointer')}
    >
      {translate('Account')}
    </TopBarItem>
  );
  return (
    <>
      {openedBy ? <AccountMenu meanwhile={button} openedByKey={openedBy === 'key'} /> : button}
      {isIdle && (
        <ErrorBoundary resetKey="actions" fallback={null}>
          <Suspense fallback={null}>
            <QuickActions />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
