import { useAccount, useUser } from '@gildshelf/api-client/react';
import { Avatar, DropdownMenu, TopBarItem, useTranslate } from '@gildshelf/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { leavingEvent } from '../leave-guard/leavingEvent.ts';
import { paths, userPath } from '../routing/paths.ts';

export interface AccountMenuProps {
  /** Whether the menu was opened by keyboard rather than by pointer. */
  readonly openedByKey: boolean;
}

/** Dashboard, Profile and Logout; open on mount, since its code is loaded when the user opens the menu. */
export function AccountMenu({ openedByKey }: AccountMenuProps) {
  const translate = useTranslate();
  const { user } = useUser();
  const { logOut } = useAccount();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!user) return null;

  function handleLogout() {
    const leave = () => {
      navigate(paths.home);
      logOut();
    };
    if (dispatchEvent(new CustomEvent(leavingEvent, { cancelable: true, detail: leave }))) leave();
  }

  return (
    <DropdownMenu
      defaultOpen
      openedByKey={openedByKey}
      trigger={
        <TopBarItem
          image={<Avatar size="xs" name={user.display_name} src={user.avatar_url ?? undefined} />}
          current={pathname.startsWith('/user/')}
        >
          {translate('Account')}
        </TopBarItem>
      }
      items={[
        { label: translate('Dashboard'), icon: 'bookmark', href: userPath(paths.dashboard, user.username) },
        { label: translate('Profile'), icon: 'account', href: userPath(paths.profile, user.username) },
        { label: translate('Logout'), icon: 'logout', onSelect: handleLogout, divided: true },
      ]}
    />
  );
}
