import { TopBar, TopBarBrand, TopBarItem } from '@gildshelf/ui';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { AccountItem } from './AccountItem.tsx';
import { useHeroInView } from './useHeroInView.ts';

/** The top bar with Home, Search and Account. */
export function SiteTopBar() {
  const { pathname } = useLocation();
  const isHeroInView = useHeroInView(pathname === paths.home);
  return (
    <TopBar brand={<TopBarBrand href={paths.home} markOnly={isHeroInView} />} account={<AccountItem />}>
      <TopBarItem href={paths.home} icon="home" current={pathname === paths.home}>
        Home
      </TopBarItem>
      <TopBarItem href={paths.search} icon="search" current={pathname === paths.search}>
        Search
      </TopBarItem>
    </TopBar>
  );
}
