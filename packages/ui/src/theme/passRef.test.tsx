// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Icon } from '../icon/Icon.tsx';
import { Image } from '../image/Image.tsx';
import { Column } from '../layout/Column.tsx';
import { Grid } from '../layout/Grid.tsx';
import { PageLoading } from '../layout/PageLoading.tsx';
import { SkipLink } from '../layout/SkipLink.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Link } from '../link/Link.tsx';
import { MediaHead } from '../media-layout/MediaHead.tsx';
import { MediaLayout } from '../media-layout/MediaLayout.tsx';
import { ScoreLine } from '../media-layout/ScoreLine.tsx';
import { StandingCover } from '../media-layout/StandingCover.tsx';
import { MediaTile } from '../media-tile/MediaTile.tsx';
import { TileStatus } from '../media-tile/TileStatus.tsx';
import { Panel } from '../panel/Panel.tsx';
import { ResultList } from '../result-list/ResultList.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { Shelf } from '../shelf/Shelf.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { Text } from '../text/Text.tsx';
import { TruncatedText } from '../text/TruncatedText.tsx';
import { ToggleGroup } from '../toggle-group/ToggleGroup.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { TopBarBrand } from '../top-bar/TopBarBrand.tsx';
import { TopBarItem } from '../top-bar/TopBarItem.tsx';
import { TrailerFrame } from '../trailer-frame/TrailerFrame.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

afterEach(cleanup);

const ref = createRef<never>();
const given = { id: 'given', 'data-given': 'yes', 'aria-roledescription': 'given', lang: 'la', ref };
const word = { ...given, children: 'Hades' };
const size = { alt: '', width: 150, height: 180 };
const parts = { head: null, media: null, facts: null, panel: null };
const one = [{ id: 'one', name: 'Hades', type: 'Game' }];

test.each<[string, string, () => ReactElement]>([
  ['Icon', 'svg', () => <Icon {...given} name="home" />],
  ['Image', 'img', () => <Image {...given} {...size} src="/a.jpg" />],
  ['Column', 'div', () => <Column {...word} />],
  ['Grid', 'ul', () => <Grid {...word} as="ul" columns="2" />],
  ['PageLoading', 'div', () => <PageLoading {...given} />],
  ['SkipLink', 'a', () => <SkipLink {...given} />],
  ['Stack', 'form', () => <Stack {...word} as="form" />],
  ['Link', 'a', () => <Link {...word} href="/" />],
  ['MediaHead', 'header', () => <MediaHead {...given} title="Hades" />],
  ['MediaLayout', 'article', () => <MediaLayout {...word} {...parts} />],
  ['ScoreLine', 'p', () => <ScoreLine {...word} figure="4.5" />],
  ['StandingCover', 'div', () => <StandingCover {...given} />],
  ['MediaTile', 'div', () => <MediaTile {...given} name="Hades" />],
  ['a MediaTile with an address', 'a', () => <MediaTile {...given} name="Hades" href="/" />],
  ['a MediaTile with actions', 'div', () => <MediaTile {...given} name="Hades" href="/" actions="Edit" />],
  ['TileStatus', 'span', () => <TileStatus {...word} />],
  ['Panel', 'section', () => <Panel {...word} as="section" />],
  ['ResultList', 'div', () => <ResultList {...given} label="Results" results={one} />],
  ['SearchField', 'input', () => <SearchField {...given} label="Search" value="" onChange={() => {}} />],
  ['Shelf', 'div', () => <Shelf {...given} />],
  ['Skeleton', 'span', () => <Skeleton {...given} />],
  ['Spinner', 'div', () => <Spinner {...given} />],
  ['Text', 'p', () => <Text {...word} />],
  ['TruncatedText', 'span', () => <TruncatedText {...word} />],
  ['ToggleGroup', 'div', () => <ToggleGroup {...given} label="Type" items={[{ value: 'a', label: 'A' }]} />],
  ['TopBar', 'header', () => <TopBar {...word} brand="" />],
  ['TopBarBrand', 'a', () => <TopBarBrand {...given} href="/" />],
  ['TopBarItem', 'button', () => <TopBarItem {...word} />],
  ['a TopBarItem with an address', 'a', () => <TopBarItem {...word} href="/" />],
  ['TrailerFrame', 'div', () => <TrailerFrame {...given} label="Play" />],
  ['VisuallyHidden', 'span', () => <VisuallyHidden {...word} />],
])('%s gives what it is given, and the ref, to its <%s>', (_, tag, draw) => {
  render(draw());
  const root = document.getElementById('given');
  expect(root?.localName).toBe(tag);
  expect(root?.getAttribute('data-given')).toBe('yes');
  expect(root?.getAttribute('aria-roledescription')).toBe('given');
  expect(root?.getAttribute('lang')).toBe('la');
  expect(ref.current).toBe(root);
});
