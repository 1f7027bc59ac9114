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
const attributes = { id: 'given', 'data-given': 'yes', 'aria-roledescription': 'given', lang: 'la', ref };
const withText = { ...attributes, children: 'Hades' };
const size = { alt: '', width: 150, height: 180 };
const slots = { head: null, media: null, facts: null, panel: null };
const results = [{ id: 'one', name: 'Hades', type: 'Game' }];

test.each<[string, string, () => ReactElement]>([
  ['Icon', 'svg', () => <Icon {...attributes} name="home" />],
  ['Image', 'img', () => <Image {...attributes} {...size} src="/a.jpg" />],
  ['Column', 'div', () => <Column {...withText} />],
  ['Grid', 'ul', () => <Grid {...withText} as="ul" columns="2" />],
  ['PageLoading', 'div', () => <PageLoading {...attributes} />],
  ['SkipLink', 'a', () => <SkipLink {...attributes} />],
  ['Stack', 'form', () => <Stack {...withText} as="form" />],
  ['Link', 'a', () => <Link {...withText} href="/" />],
  ['MediaHead', 'header', () => <MediaHead {...attributes} title="Hades" />],
  ['MediaLayout', 'article', () => <MediaLayout {...withText} {...slots} />],
  ['ScoreLine', 'p', () => <ScoreLine {...withText} figure="4.5" />],
  ['StandingCover', 'div', () => <StandingCover {...attributes} />],
  ['MediaTile', 'div', () => <MediaTile {...attributes} name="Hades" />],
  ['a MediaTile with href', 'a', () => <MediaTile {...attributes} name="Hades" href="/" />],
  [
    'a MediaTile with actions',
    'div',
    () => <MediaTile {...attributes} name="Hades" href="/" actions="Edit" />,
  ],
  ['TileStatus', 'span', () => <TileStatus {...withText} />],
  ['Panel', 'section', () => <Panel {...withText} as="section" />],
  ['ResultList', 'div', () => <ResultList {...attributes} label="Results" results={results} />],
  ['SearchField', 'input', () => <SearchField {...attributes} label="Search" value="" onChange={() => {}} />],
  ['Shelf', 'div', () => <Shelf {...attributes} />],
  ['Skeleton', 'span', () => <Skeleton {...attributes} />],
  ['Spinner', 'div', () => <Spinner {...attributes} />],
  ['Text', 'p', () => <Text {...withText} />],
  ['TruncatedText', 'span', () => <TruncatedText {...withText} />],
  [
    'ToggleGroup',
    'div',
    () => <ToggleGroup {...attributes} label="Type" items={[{ value: 'a', label: 'A' }]} />,
  ],
  ['TopBar', 'header', () => <TopBar {...withText} brand="" />],
  ['TopBarBrand', 'a', () => <TopBarBrand {...attributes} href="/" />],
  ['TopBarItem', 'button', () => <TopBarItem {...withText} />],
  ['a TopBarItem with href', 'a', () => <TopBarItem {...withText} href="/" />],
  ['TrailerFrame', 'div', () => <TrailerFrame {...attributes} label="Play" />],
  ['VisuallyHidden', 'span', () => <VisuallyHidden {...withText} />],
])('%s passes attributes and the ref to its <%s>', (_, tag, createElement) => {
  render(createElement());
  const root = document.getElementById('given');
  expect(root?.localName).toBe(tag);
  expect(root?.getAttribute('data-given')).toBe('yes');
  expect(root?.getAttribute('aria-roledescription')).toBe('given');
  expect(root?.getAttribute('lang')).toBe('la');
  expect(ref.current).toBe(root);
});
