import { catalogues } from '@gildshelf/api-client/contract';
import { useMediaTypes, useUser } from '@gildshelf/api-client/react';
import { Footer, Link, Page, SkipLink, TopBar, TopBarBrand, TopBarItem, useTranslate } from '@gildshelf/ui';
import { TitleActionProvider } from '@gildshelf/widgets';
import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useSettings } from '../app/siteSettings.ts';
import { paths } from '../routing/paths.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { PageOutlet } from './PageOutlet.tsx';

/** Layout of all pages except the account pages: the fixed top bar, the page and the footer. */
export function AppLayout() {
  return (
    <TitleActionProvider>
      <SkipLink />
      <SiteTopBar />
      <Page>
        <PageOutlet />
      </Page>
      <SiteFooter />
    </TitleActionProvider>
  );
}

/** The top bar with Home, Search and Account. */
function SiteTopBar() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isHeroInView = useHeroInView(pathname === paths.home);
  return (
    <TopBar brand={<TopBarBrand href={paths.home} markOnly={isHeroInView} />} account={<AccountItem />}>
      <TopBarItem href={paths.home} icon="home" current={pathname === paths.home}>
        {translate('Home')}
      </TopBarItem>
      <TopBarItem href={paths.search} icon="search" current={pathname === paths.search}>
        {translate('Search')}
      </TopBarItem>
    </TopBar>
  );
}

const SignedInItem = lazy(async () => ({ default: (await import('./SignedInItem.tsx')).SignedInItem }));

/** The top bar's Account item: a link to the login or, for a signed-in user, the account menu, whose code only they load. */
function AccountItem() {
  const translate = useTranslate();
  const { user } = useUser();
  const { pathname } = useLocation();
  const item = (
    // Also the fallback without the menu's code, so that a signed-in user still reaches their shelf.
    <TopBarItem href={user ? paths.account : paths.login} icon="account" current={pathname === paths.account}>
      {translate('Account')}
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

const heroEndPx = 180;

/** Whether Home's large wordmark is in view, so that the top bar need not repeat it. */
function useHeroInView(isHome: boolean): boolean {
  const [isNearTop, setIsNearTop] = useState(true);

  useEffect(() => {
    if (!isHome) return;
    const measure = () => setIsNearTop(scrollY < heroEndPx);
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, [isHome]);

  return isHome && isNearTop;
}

/** The footer with the credits and sources of the data, the languages, the link to the choice of the theme and the copyright year. */
function SiteFooter() {
  const translate = useTranslate();
  const { dataCredits } = useSettings();
  const mediaTypes = useMediaTypes();
  return (
    <Footer
      credits={[
        ...mediaTypes.map((type) => (
          // Not a CreditLine, whose code for articles and licences only pages of titles need.
          <Fragment key={type}>
            {translate('{what} from', {
              what: translate('{type} data', { type: translate(catalogues[type].label) }),
            })}{' '}
            <Link href={dataCredits[type].url} newTab>
              {dataCredits[type].name}
            </Link>
          </Fragment>
        )),
        <Link key="data" href={paths.data}>
          {translate('Data sources')}
        </Link>,
        <LanguageLinks key="languages" />,
        <Link key="appearance" href={paths.appearance}>
          {translate('Appearance')}
        </Link>,
      ]}
      copyright={`© ${new Date().getFullYear()} Gildshelf`}
    />
  );
}
