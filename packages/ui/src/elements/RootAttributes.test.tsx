// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { cloneElement, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import * as ui from '../index.ts';

const {
  Alert,
  AsideLayout,
  Avatar,
  Backdrop,
  Badge,
  BrandMark,
  Button,
  Card,
  Carousel,
  Checkbox,
  CheckboxField,
  CheckboxGroup,
  Column,
  Combobox,
  ConfirmDialog,
  DetailText,
  Dialog,
  Divider,
  DropdownMenu,
  EmbedPanel,
  EmptyState,
  FactList,
  Field,
  Footer,
  Grid,
  Heading,
  Hero,
  Icon,
  IconButton,
  Image,
  Island,
  Kbd,
  Link,
  List,
  ListItem,
  MediaHead,
  MediaLayout,
  MediaTile,
  Page,
  PageLoading,
  Pagination,
  Panel,
  PartialDateField,
  PasswordField,
  Popover,
  Progress,
  ProviderMark,
  RadioGroup,
  ResultList,
  ScoreLine,
  SearchField,
  Select,
  Sheet,
  Shelf,
  Skeleton,
  SkipLink,
  Spinner,
  Stack,
  StandingCover,
  StarRating,
  Stepper,
  Switch,
  Table,
  Tabs,
  Text,
  TextArea,
  TextField,
  TileStatus,
  ToastRegion,
  ToggleGroup,
  Tooltip,
  TopBar,
  TopBarBrand,
  TopBarItem,
  TrailerFrame,
  TruncatedText,
  Undecided,
  VisuallyHidden,
  Wordmark,
  createToaster,
} = ui;

afterEach(cleanup);

const ref = createRef<never>();
const attributes = { id: 'given', 'data-given': 'yes', 'aria-roledescription': 'given', lang: 'la', ref };
const withText = { ...attributes, children: 'Hades' };
const dialog = { ...attributes, open: true, onOpenChange: () => {}, title: 'Edit Game' };
const size = { alt: '', width: 150, height: 180 };
const slots = { head: null, media: null, facts: null, panel: null };
const results = [{ id: 'one', name: 'Hades', type: 'Game' }];

type Example = [name: string, tag: string, createElement: () => ReactElement<Styling>];
interface Styling {
  className?: string;
  style?: object;
}

/** Each component, in each form whose root is another element. The root has all attributes of the caller and the ref. */
const examples: Example[] = [
  ['Alert', 'div', () => <Alert {...withText} />],
  ['Avatar', 'span', () => <Avatar {...attributes} name="Mara" />],
  ['Backdrop', 'div', () => <Backdrop {...withText} />],
  ['Badge', 'span', () => <Badge {...attributes}>Planned</Badge>],
  ['BrandMark', 'svg', () => <BrandMark {...attributes} />],
  ['Wordmark', 'svg', () => <Wordmark {...attributes} />],
  ['Button', 'button', () => <Button {...withText} />],
  ['a loading Button', 'button', () => <Button {...withText} loading />],
  ['a Button with href', 'a', () => <Button {...withText} href="/search" />],
  ['IconButton', 'button', () => <IconButton {...attributes} icon="cross" label="Close" />],
  ['Card', 'div', () => <Card {...withText} />],
  ['a Card with href', 'a', () => <Card {...withText} href="/hades" />],
  ['Checkbox', 'button', () => <Checkbox {...attributes} label="I am human" state="unchecked" />],
  ['CheckboxField', 'input', () => <CheckboxField {...attributes} label="Reviews" />],
  ['CheckboxGroup', 'fieldset', () => <CheckboxGroup {...attributes} label="Genre" options={[]} />],
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
  ['Kbd', 'kbd', () => <Kbd {...attributes} keys={['/']} />],
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
  [
    'Pagination',
    'nav',
    () => <Pagination {...attributes} page={1} pageCount={2} getHref={(page) => `/${page}`} />,
  ],
  ['Progress', 'div', () => <Progress {...attributes} label="Import" />],
  ['RadioGroup', 'fieldset', () => <RadioGroup {...attributes} label="Rating" options={[]} />],
  ['ResultList', 'div', () => <ResultList {...attributes} label="Results" results={results} />],
  ['SearchField', 'input', () => <SearchField {...attributes} label="Search" value="" onChange={() => {}} />],
  ['Shelf', 'div', () => <Shelf {...attributes} />],
  ['Skeleton', 'span', () => <Skeleton {...attributes} />],
  ['Spinner', 'div', () => <Spinner {...attributes} />],
  ['Switch', 'input', () => <Switch {...attributes} label="Public" />],
  [
    'Tabs',
    'div',
    () => <Tabs {...attributes} label="Type" items={[{ value: 'a', label: 'A', content: null }]} />,
  ],
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
  ['Undecided', 'div', () => <Undecided {...withText} />],
  ['Island', 'div', () => <Island {...withText} />],
  ['AsideLayout', 'div', () => <AsideLayout {...withText} tools="" />],
  ['EmbedPanel', 'main', () => <EmbedPanel {...withText} foot="" />],
  ['ProviderMark', 'svg', () => <ProviderMark {...attributes} name="Google" />],
  ['a ProviderMark of an unknown provider', 'svg', () => <ProviderMark {...attributes} name="Other" />],
  ['Combobox', 'input', () => <Combobox {...attributes} label="Platform" options={[]} />],
  ['PartialDateField', 'div', () => <PartialDateField {...attributes} label="Finished" />],
  ['Stepper', 'input', () => <Stepper {...attributes} label="Episode" />],
  ['List', 'ul', () => <List {...withText} />],
  ['ListItem', 'li', () => <ListItem {...withText} />],
  [
    'Table',
    'table',
    () => <Table {...attributes} caption="Titles" columns={[]} rows={[]} rowKey={() => ''} />,
  ],
  ['Sheet', 'div', () => <Sheet {...dialog} />],
  ['StarRating', 'svg', () => <StarRating {...attributes} value={3} />],
  ['an editable StarRating', 'div', () => <StarRating {...attributes} value={3} onChange={() => {}} />],
  ['VisuallyHidden', 'span', () => <VisuallyHidden {...withText} />],
];

const toaster = createToaster({ duration: 3000 });
toaster.show('Saved');

/** Components that pass no other attributes or no ref to their root, or set its id themselves. */
const withoutAttributes: Example[] = [
  ['Page', 'main', () => <Page>Hades</Page>],
  ['an Image without a URL', 'svg', () => <Image {...attributes} {...size} />],
  [
    'DropdownMenu',
    'div',
    () => <DropdownMenu defaultOpen trigger={<button type="button">Menu</button>} items={[]} />,
  ],
  [
    'Tooltip',
    'div',
    () => (
      <Tooltip defaultOpen content="Text">
        <button type="button">Help</button>
      </Tooltip>
    ),
  ],
  [
    'Popover',
    'div',
    () => <Popover {...withText} defaultOpen label="Share" trigger={<button type="button">Share</button>} />,
  ],
  ['ToastRegion', 'ol', () => <ToastRegion toaster={toaster} />],
  [
    'Carousel',
    'section',
    () => <Carousel title="Top 100" items={[]} itemKey={() => ''} renderItem={() => null} />,
  ],
];

/** The root of these is the element around the control, which has the other attributes. */
const rootOfControls: Readonly<Record<string, string>> = {
  Checkbox: 'div',
  Combobox: 'div',
  DetailText: 'span',
  PartialDateField: 'div',
  PasswordField: 'div',
  SearchField: 'div',
  Select: 'div',
  Stepper: 'div',
  Table: 'div',
  TextArea: 'div',
  TextField: 'div',
};

/** Components without an element of their own. */
const withoutElement = [
  'AppearanceProvider',
  'LinkProvider',
  'MessagesProvider',
  'StyleRegistryProvider',
  'Translated',
];

test('the examples contain every component of the package that renders an element', () => {
  const names = new Set([...examples, ...withoutAttributes].map(([name]) => name));
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !withoutElement.includes(name));
  expect(components.filter((name) => !names.has(name))).toEqual([]);
});

test.each(examples)('%s passes attributes and the ref to its <%s>', (name, tag, createElement) => {
  render(createElement());
  const root = document.getElementById('given');
  expect(root?.localName).toBe(tag);
  expect(root?.getAttribute('data-given')).toBe('yes');
  expect(root?.getAttribute('aria-roledescription')).toBe('given');
  expect(root?.lang ?? root?.getAttribute('lang')).toBe('la');
  // The roots of these have no styles of their own.
  expect(root?.getAttribute('class') ?? '').toMatch(/^MediaHead$|^ProviderMark$/.test(name) ? /^$/ : /^gs-/);
  expect(ref.current).toBe(root);
});

test.each([...examples, ...withoutAttributes])(
  '%s adds className and style to its root',
  (name, tag, createElement) => {
    render(createElement());
    const ownClasses = classesOf(rootOf(name));
    cleanup();
    render(withStyling(createElement()));
    const [root, ...others] = document.querySelectorAll<HTMLElement>('.mine');
    expect(others).toEqual([]);
    expect(root?.localName).toBe(rootOfControls[name] ?? tag);
    expect(classesOf(root).toSorted()).toEqual([...ownClasses, 'mine', 'wide'].toSorted());
    expect(root?.style.marginTop).toBe('7px');
    if (!(name in rootOfControls)) expect(root).toBe(rootOf(name));
  },
);

test.each(examples)(
  '%s has a style attribute on a server only if the caller passes one',
  (_, __, createElement) => {
    expect(renderToString(createElement())).not.toContain(' style="');
    const html = renderToString(withStyling(createElement()));
    // Dialogs are rendered in browsers only.
    expect(html.split(' style="')).toHaveLength(html === '' ? 1 : 2);
  },
);

/** The element with an example, with class names and styles of the caller. */
const withStyling = (element: ReactElement<Styling>) =>
  cloneElement(element, { className: 'mine wide', style: { marginTop: 7 } });

const classesOf = (element: Element | null | undefined) => [...(element?.classList ?? [])];

/** The root of a rendered example. */
function rootOf(name: string): Element | null {
  const selectors: Readonly<Record<string, string>> = {
    Page: 'main',
    DropdownMenu: '[role="menu"]',
    Tooltip: '[data-radix-popper-content-wrapper] > *',
    ToastRegion: 'ol',
    Carousel: 'section',
  };
  if (name in rootOfControls) return document.querySelector('body > div > *');
  return document.querySelector(selectors[name] ?? '#given');
}
