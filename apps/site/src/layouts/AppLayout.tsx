import { Page, SkipLink } from '@gildshelf/ui';
import { PageOutlet } from './PageOutlet.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteTopBar } from './SiteTopBar.tsx';

/** Everything but the account pages: the fixed bar, the page, the footer. */
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
