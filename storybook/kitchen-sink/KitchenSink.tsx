import {
  Avatar,
  Card,
  Footer,
  Link,
  type LinkComponentProps,
  LinkProvider,
  Page,
  PageLoading,
  Shelf,
  SkipLink,
  StyleRegistryProvider,
  TopBar,
  TopBarBrand,
  TopBarItem,
} from '@gildshelf/ui';
import { AccountPart } from './AccountPart.tsx';
import { FrontPart } from './FrontPart.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { ImportPart } from './ImportPart.tsx';
import { BrowsePart, SearchPart } from './SearchPart.tsx';
import { ShelfPart } from './ShelfPart.tsx';
import { TitlePart } from './TitlePart.tsx';

/** Every component of ui on one page, used as in a product. */
export function KitchenSink() {
  return (
    <StyleRegistryProvider>
      <LinkProvider component={PlainLink}>
        <SkipLink />
        <TopBar
          brand={<TopBarBrand href="#home" markOnly />}
          account={
            <TopBarItem href="#account" image={<Avatar name="Mara" size="xs" />}>
              Account
            </TopBarItem>
          }
        >
          <TopBarItem href="#home" icon="home" current>
            Home
          </TopBarItem>
          <TopBarItem href="#search" icon="search">
            Search
          </TopBarItem>
        </TopBar>
        <Page>
          <FrontPart />
          <TitlePart />
          <ShelfPart />
          <SearchPart />
          <BrowsePart />
          <HistoryPart />
          <AccountPart />
          <ImportPart />
          <Card padding="none">
            <PageLoading label="One more page is on its way" />
          </Card>
        </Page>
        <Shelf fade="both" />
        <Footer
          credits={[<Link href="#credits">Game data from the fixtures</Link>]}
          copyright="© 2026 Gildshelf"
        />
      </LinkProvider>
    </StyleRegistryProvider>
  );
}

/** Replaces a router's link: without a router, the navigation state is dropped. */
function PlainLink({ state: _, children, ...anchor }: LinkComponentProps) {
  return <a {...anchor}>{children}</a>;
}
