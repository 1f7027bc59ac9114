import type { SessionUser } from '@gildshelf/api-client/contract';
import { Avatar, TopBarItem } from '@gildshelf/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const loadMenu = () => import('./AccountMenu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

/** Opens the menu of who is signed in; the menu's code is fetched on the first intent. */
export function SignedInItem({ user }: { readonly user: SessionUser }) {
  const { pathname } = useLocation();
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <TopBarItem
      picture={<Avatar size="xs" name={user.display_name} src={user.avatar_url ?? undefined} />}
      current={pathname.startsWith('/user/')}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setIsWanted(true)}
    >
      Account
    </TopBarItem>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu />
    </Suspense>
  );
}
