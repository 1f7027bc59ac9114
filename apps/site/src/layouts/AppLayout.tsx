import { Page, SkipLink } from '@gildshelf/ui';
import { PageOutlet } from './PageOutlet.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteTopBar } from './SiteTopBar.tsx';

/** Layout of all pages except the account pages: the fixed top bar, the page and the footer. */
export function AppLayout() {
  return (
    <>
      <SkipLink />
      <SiteTopBar />
      <Page>
        <PageOutlet />
      </Page>
      <SiteFooter />
    </>
  );
}
