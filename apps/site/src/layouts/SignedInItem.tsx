import type { SessionUser } from '@gildshelf/api-client/contract';
import { Avatar, TopBarItem } from '@gildshelf/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const loadMenu = () => import('./AccountMenu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

/** Opens the menu of who is signed in; the menu's code is fetched on the first intent. */
export function SignedInItem({ user }: { readonly user: SessionUser }) {
  const { pathname } = useLocation();
  const [wantedBy, setWantedBy] = useState<'key' | 'pointer'>();
  const button = (
    <TopBarItem
      picture={<Avatar size="xs" name={user.display_name} src={user.avatar_url ?? undefined} />}
      current={pathname.startsWith('/user/')}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      // A click that a key has made counts no presses.
      onClick={({ detail }) => setWantedBy(detail === 0 ? 'key' : 'pointer')}
    >
      Account
    </TopBarItem>
  );
  if (!wantedBy) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu openedByKey={wantedBy === 'key'} />
    </Suspense>
  );
}
