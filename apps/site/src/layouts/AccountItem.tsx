import { useUser } from '@gildshelf/api-client/react';
import { Avatar, TopBarItem } from '@gildshelf/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

const loadMenu = () => import('./AccountMenu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

/** Leads to the login, or opens the menu of who is signed in; the menu's code is fetched on the first intent. */
export function AccountItem() {
  const { user } = useUser();
  const { pathname } = useLocation();
  const [isWanted, setIsWanted] = useState(false);

  if (!user) {
    return (
      <TopBarItem href={paths.login} icon="account" current={pathname === paths.account}>
        Account
      </TopBarItem>
    );
  }
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
