// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../components/actions/button/Button.tsx';
import { IconButton } from '../components/actions/button/IconButton.tsx';
import { Link } from '../components/actions/link/Link.tsx';
import { ToggleGroup } from '../components/actions/toggle-group/ToggleGroup.tsx';
import { Alert } from '../components/feedback/alert/Alert.tsx';
import { EmptyState } from '../components/feedback/empty-state/EmptyState.tsx';
import { Skeleton } from '../components/feedback/skeleton/Skeleton.tsx';
import { Spinner } from '../components/feedback/spinner/Spinner.tsx';
import { Checkbox } from '../components/fields/checkbox/Checkbox.tsx';
import { Field } from '../components/fields/field/Field.tsx';
import { PasswordField } from '../components/fields/field/PasswordField.tsx';
import { Select } from '../components/fields/field/Select.tsx';
import { TextArea } from '../components/fields/field/TextArea.tsx';
import { TextField } from '../components/fields/field/TextField.tsx';
import { SearchField } from '../components/fields/search-field/SearchField.tsx';
import { Avatar } from '../components/graphics/avatar/Avatar.tsx';
import { BrandMark } from '../components/graphics/brand/BrandMark.tsx';
import { Wordmark } from '../components/graphics/brand/Wordmark.tsx';
import { Icon } from '../components/graphics/icon/Icon.tsx';
import { Image } from '../components/graphics/image/Image.tsx';
import { Hero } from '../components/media/hero/Hero.tsx';
import { MediaHead, MediaLayout, StandingCover } from '../components/media/media-layout/MediaLayout.tsx';
import { ScoreLine } from '../components/media/media-layout/ScoreLine.tsx';
import { MediaTile } from '../components/media/media-tile/MediaTile.tsx';
import { TileStatus } from '../components/media/media-tile/TileStatus.tsx';
import { ResultList } from '../components/media/result-list/ResultList.tsx';
import { TrailerFrame } from '../components/media/trailer-frame/TrailerFrame.tsx';
import { ConfirmDialog } from '../components/overlays/dialog/ConfirmDialog.tsx';
import { Dialog } from '../components/overlays/dialog/Dialog.tsx';
import { Backdrop } from '../components/page/backdrop/Backdrop.tsx';
import { Card } from '../components/page/card/Card.tsx';
import { Divider } from '../components/page/divider/Divider.tsx';
import { Footer } from '../components/page/footer/Footer.tsx';
import { Column } from '../components/page/layout/Column.tsx';
import { Grid } from '../components/page/layout/Grid.tsx';
import { PageLoading } from '../components/page/layout/PageLoading.tsx';
import { SkipLink } from '../components/page/layout/SkipLink.tsx';
import { Stack } from '../components/page/layout/Stack.tsx';
import { Panel } from '../components/page/panel/Panel.tsx';
import { Shelf } from '../components/page/shelf/Shelf.tsx';
import { TopBar, TopBarBrand } from '../components/page/top-bar/TopBar.tsx';
import { TopBarItem } from '../components/page/top-bar/TopBarItem.tsx';
import { DetailText } from '../components/typography/detail-text/DetailText.tsx';
import { FactList } from '../components/typography/fact-list/FactList.tsx';
import { Heading } from '../components/typography/heading/Heading.tsx';
import { Text } from '../components/typography/text/Text.tsx';
import { TruncatedText } from '../components/typography/text/TruncatedText.tsx';
import { VisuallyHidden } from '../components/typography/visually-hidden/VisuallyHidden.tsx';

afterEach(cleanup);

const ref = createRef<never>();
const attributes = { id: 'given', 'data-given': 'yes', 'aria-roledescription': 'given', lang: 'la', ref };
const withText = { ...attributes, children: 'Hades' };
const dialog = { ...attributes, open: true, onOpenChange: () => {}, title: 'Edit Game' };
const size = { alt: '', width: 150, height: 180 };
const slots = { head: null, media: null, facts: null, panel: null };
const results = [{ id: 'one', name: 'Hades', type: 'Game' }];

test.each<[string, string, () => ReactElement]>([
  ['Alert', 'div', () => <Alert {...withText} />],
  ['Avatar', 'span', () => <Avatar {...attributes} name="Mara" />],
  ['Backdrop', 'div', () => <Backdrop {...withText} />],
  ['BrandMark', 'svg', () => <BrandMark {...attributes} />],
  ['Wordmark', 'svg', () => <Wordmark {...attributes} />],
  ['Button', 'button', () => <Button {...withText} />],
  ['a loading Button', 'button', () => <Button {...withText} loading />],
  ['a Button with href', 'a', () => <Button {...withText} href="/search" />],
  ['IconButton', 'button', () => <IconButton {...attributes} icon="cross" label="Close" />],
  ['Card', 'div', () => <Card {...withText} />],
  ['a Card with href', 'a', () => <Card {...withText} href="/hades" />],
  ['Checkbox', 'button', () => <Checkbox {...attributes} label="I am human" state="unchecked" />],
  ['DetailText', 'button', () => <DetailText {...withText} detail="PC, Wii U" />],
  ['Dialog', 'div', () => <Dialog {...dialog} />],
  [
    'ConfirmDialog',
    'div',
    () => <ConfirmDialog {...dialog} description="Sure?" confirmLabel="Delete" onConfirm={() => {}} />,
  ],
  ['Divider', 'hr', () => <Divider {...attributes} />],
  ['a Divider with a word', 'div', () => <Divider {...attributes} word="or" />],
  ['EmptyState', 'div', () => <EmptyState {...attributes} title="Nothing here" />],
  ['FactList', 'dl', () => <FactList {...attributes} facts={[]} />],
  [
    'Field',
    'div',
    () => (
      <Field {...attributes} label="Rating">
        {() => null}
      </Field>
    ),
  ],
  ['PasswordField', 'input', () => <PasswordField {...attributes} label="Password" />],
  ['Select', 'select', () => <Select {...attributes} label="Status" options={[]} />],
  ['TextArea', 'textarea', () => <TextArea {...attributes} label="Bio" />],
  ['TextField', 'input', () => <TextField {...attributes} label="Email" />],
  ['Footer', 'footer', () => <Footer {...attributes} credits={[]} copyright="© 2026" />],
  ['Heading', 'h4', () => <Heading {...withText} level={4} />],
  [
    'Hero',
    'section',
    () => (
      <Hero {...attributes} banner="" welcome="" covers={[]}>
        Hello
      </Hero>
    ),
  ],
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
])('%s passes attributes and the ref to its <%s>', (name, tag, createElement) => {
  render(createElement());
  const root = document.getElementById('given');
  expect(root?.localName).toBe(tag);
  expect(root?.getAttribute('data-given')).toBe('yes');
  expect(root?.getAttribute('aria-roledescription')).toBe('given');
  expect(root?.lang ?? root?.getAttribute('lang')).toBe('la');
  // The root of MediaHead has no styles of its own.
  expect(root?.getAttribute('class') ?? '').toMatch(name === 'MediaHead' ? /^$/ : /^gs-/);
  expect(ref.current).toBe(root);
});
