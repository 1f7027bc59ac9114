import type { SessionUser } from '@gildshelf/api-client/contract';
import { Avatar, TopBarItem } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../whenIdle.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';

const AccountMenu = lazyPart<AccountMenuProps>(async () => (await import('./AccountMenu.tsx')).AccountMenu);

/** Opens the menu of who is signed in; the menu's code is fetched on the first intent, at the latest when the browser has nothing else to do. */
export function SignedInItem({ user }: { readonly user: SessionUser }) {
  const { pathname } = useLocation();
  const [wantedBy, setWantedBy] = useState<'key' | 'pointer'>();
  useEffect(loadMenuWhenIdle, []);
  const button = (
    <TopBarItem
      picture={<Avatar size="xs" name={user.display_name} src={user.avatar_url ?? undefined} />}
      current={pathname.startsWith('/user/')}
      aria-haspopup="menu"
      onPointerEnter={AccountMenu.preload}
      onFocus={AccountMenu.preload}
      // A click that a key has made counts no presses.
      onClick={({ detail }) => setWantedBy(detail === 0 ? 'key' : 'pointer')}
    >
      Account
    </TopBarItem>
  );
  if (!wantedBy) return button;
  return <AccountMenu meanwhile={button} openedByKey={wantedBy === 'key'} />;
}

// A network that goes away must not take the way to the shelf along.
function loadMenuWhenIdle() {
  whenIdle(AccountMenu.preload);
}
