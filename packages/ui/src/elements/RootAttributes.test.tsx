// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { cloneElement, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import * as ui from '../index.ts';
import { collectionExamples, type Example, type Styling } from '../testing/collectionExamples.tsx';
import { rootOf, rootOfControls } from '../testing/rootOfExample.ts';

afterEach(cleanup);

const ref = createRef<never>();
const attributes = { id: 'given', 'data-given': 'yes', 'aria-roledescription': 'given', lang: 'la', ref };
const withText = { ...attributes, children: 'Hades' };
const dialog = { ...attributes, open: true, onOpenChange: () => {}, title: 'Edit Game' };
const size = { alt: '', width: 150, height: 180 };
const slots = { head: null, media: null, facts: null, panel: null };
const results = [{ id: 'one', name: 'Hades', type: 'Game' }];

/** Each component, in each form whose root is another element. The root has all attributes of the caller and the ref. */
const examples: Example[] = [
  ['Alert', 'div', () => <ui.Alert {...withText} />],
  ['Avatar', 'span', () => <ui.Avatar {...attributes} name="Mara" />],
  ['Backdrop', 'div', () => <ui.Backdrop {...withText} />],
  ['Badge', 'span', () => <ui.Badge {...attributes}>Planned</ui.Badge>],
  ['BrandMark', 'svg', () => <ui.BrandMark {...attributes} />],
  ['Wordmark', 'svg', () => <ui.Wordmark {...attributes} />],
  ['Button', 'button', () => <ui.Button {...withText} />],
  ['a loading Button', 'button', () => <ui.Button {...withText} loading />],
  ['a Button with href', 'a', () => <ui.Button {...withText} href="/search" />],
  ['IconButton', 'button', () => <ui.IconButton {...attributes} icon="cross" label="Close" />],
  ['Card', 'div', () => <ui.Card {...withText} />],
  ['a Card with href', 'a', () => <ui.Card {...withText} href="/hades" />],
  ['Checkbox', 'button', () => <ui.Checkbox {...attributes} label="I am human" state="unchecked" />],
  ['CheckboxField', 'input', () => <ui.CheckboxField {...attributes} label="Reviews" />],
  ['CheckboxGroup', 'fieldset', () => <ui.CheckboxGroup {...attributes} label="Genre" options={[]} />],
  ['ChipLinks', 'ul', () => <ui.ChipLinks {...attributes} label="Genres" links={[]} />],
  ...collectionExamples(attributes),
  ['DetailText', 'button', () => <ui.DetailText {...withText} detail="PC, Wii U" />],
  ['Dialog', 'div', () => <ui.Dialog {...dialog} />],
  [
    'ConfirmDialog',
    'div',
    () => <ui.ConfirmDialog {...dialog} description="Sure?" confirmLabel="Delete" onConfirm={() => {}} />,
  ],
  ['Divider', 'hr', () => <ui.Divider {...attributes} />],
  ['a Divider with a word', 'div', () => <ui.Divider {...attributes} word="or" />],
  ['EmptyState', 'div', () => <ui.EmptyState {...attributes} title="Nothing here" />],
  ['FactList', 'dl', () => <ui.FactList {...attributes} facts={[]} />],
  [
    'Field',
    'div',
    () => (
      <ui.Field {...attributes} label="Rating">
        {() => null}
      </ui.Field>
    ),
  ],
  ['PasswordField', 'input', () => <ui.PasswordField {...attributes} label="Password" />],
  ['Select', 'select', () => <ui.Select {...attributes} label="Status" options={[]} />],
  ['TextArea', 'textarea', () => <ui.TextArea {...attributes} label="Bio" />],
  ['TextField', 'input', () => <ui.TextField {...attributes} label="Email" />],
  ['Footer', 'footer', () => <ui.Footer {...attributes} credits={[]} copyright="© 2026" />],
  ['Heading', 'h4', () => <ui.Heading {...withText} level={4} />],
  [
    'Hero',
    'section',
    () => (
      <ui.Hero {...attributes} banner="" welcome="" covers={[]}>
        Hello
      </ui.Hero>
    ),
  ],
  [
    'HeatMap',
    'div',
    () => <ui.HeatMap {...attributes} label="No entries." year={2026} days={[]} href={() => '/'} />,
  ],
  [
    'Histogram',
    'figure',
    () => (
      <ui.Histogram
        {...attributes}
        caption="Ratings"
        summary="No ratings."
        valueHeader="Stars"
        countHeader="Ratings"
        bars={[]}
      />
    ),
  ],
  ['HistoryIcon', 'svg', () => <ui.HistoryIcon {...attributes} name="heart" />],
  ['Icon', 'svg', () => <ui.Icon {...attributes} name="home" />],
  ['Image', 'img', () => <ui.Image {...attributes} {...size} src="/a.jpg" />],
  ['Column', 'div', () => <ui.Column {...withText} />],
  ['Grid', 'ul', () => <ui.Grid {...withText} as="ul" columns="2" />],
  ['PageLoading', 'div', () => <ui.PageLoading {...attributes} />],
  ['SkipLink', 'a', () => <ui.SkipLink {...attributes} />],
  ['Stack', 'form', () => <ui.Stack {...withText} as="form" />],
  ['Kbd', 'kbd', () => <ui.Kbd {...attributes} keys={['/']} />],
  ['Link', 'a', () => <ui.Link {...withText} href="/" />],
  ['MediaHead', 'header', () => <ui.MediaHead {...attributes} title="Hades" />],
  ['MediaLayout', 'article', () => <ui.MediaLayout {...withText} {...slots} />],
  ['ScoreLine', 'p', () => <ui.ScoreLine {...withText} figure="4.5" />],
  ['StandingCover', 'div', () => <ui.StandingCover {...attributes} />],
  ['MediaTile', 'div', () => <ui.MediaTile {...attributes} name="Hades" />],
  ['a MediaTile with href', 'a', () => <ui.MediaTile {...attributes} name="Hades" href="/" />],
  [
    'a MediaTile with actions',
    'div',
    () => <ui.MediaTile {...attributes} name="Hades" href="/" actions="Edit" />,
  ],
  ['TileAction', 'div', () => <ui.TileAction {...withText} />],
  ['TileStatus', 'span', () => <ui.TileStatus {...withText} />],
  ['Panel', 'section', () => <ui.Panel {...withText} as="section" />],
  [
    'Pagination',
    'nav',
    () => <ui.Pagination {...attributes} page={1} pageCount={2} getHref={(page) => `/${page}`} />,
  ],
  ['Progress', 'div', () => <ui.Progress {...attributes} label="Import" />],
  ['RadioGroup', 'fieldset', () => <ui.RadioGroup {...attributes} label="Rating" options={[]} />],
  ['ResultList', 'div', () => <ui.ResultList {...attributes} label="Results" results={results} />],
  [
    'SearchField',
    'input',
    () => <ui.SearchField {...attributes} label="Search" value="" onChange={() => {}} />,
  ],
  ['Shelf', 'div', () => <ui.Shelf {...attributes} />],
  ['MediaRow', 'div', () => <ui.MediaRow {...attributes} name="Hades" />],
  [
    'SortableList',
    'ol',
    () => <ui.SortableList {...attributes} label="Titles" items={[]} onMove={() => {}} />,
  ],
  ['Prose', 'div', () => <ui.Prose {...withText} />],
  ['Spoiler', 'span', () => <ui.Spoiler {...withText} />],
  ['a Spoiler with a note', 'div', () => <ui.Spoiler {...withText} note="The ending" />],
  ['DayList', 'ol', () => <ui.DayList {...attributes} label="Diary" days={[]} />],
  [
    'PeriodHeading',
    'div',
    () => (
      <ui.PeriodHeading {...attributes} title="2026" previous={{ label: '2025' }} next={{ label: '2027' }} />
    ),
  ],
  ['ShelfRow', 'ul', () => <ui.ShelfRow {...attributes} label="Series" items={[]} />],
  ['Skeleton', 'span', () => <ui.Skeleton {...attributes} />],
  ['Spinner', 'div', () => <ui.Spinner {...attributes} />],
  ['Switch', 'input', () => <ui.Switch {...attributes} label="Public" />],
  [
    'Tabs',
    'div',
    () => <ui.Tabs {...attributes} label="Type" items={[{ value: 'a', label: 'A', content: null }]} />,
  ],
  ['Text', 'p', () => <ui.Text {...withText} />],
  ['TruncatedText', 'span', () => <ui.TruncatedText {...withText} />],
  [
    'ToggleGroup',
    'div',
    () => <ui.ToggleGroup {...attributes} label="Type" items={[{ value: 'a', label: 'A' }]} />,
  ],
  ['TopBar', 'header', () => <ui.TopBar {...withText} brand="" />],
  ['TopBarBrand', 'a', () => <ui.TopBarBrand {...attributes} href="/" />],
  ['TopBarItem', 'button', () => <ui.TopBarItem {...withText} />],
  ['a TopBarItem with href', 'a', () => <ui.TopBarItem {...withText} href="/" />],
  ['TrailerFrame', 'div', () => <ui.TrailerFrame {...attributes} label="Play" />],
  ['Undecided', 'div', () => <ui.Undecided {...withText} />],
  ['ScriptOnly', 'div', () => <ui.ScriptOnly {...withText} />],
  ['Island', 'div', () => <ui.Island {...withText} />],
  ['CoverGrid', 'ul', () => <ui.CoverGrid {...withText} />],
  ['CoverTile', 'li', () => <ui.CoverTile {...attributes} name="Hades" />],
  ['RailLayout', 'div', () => <ui.RailLayout {...withText} rail="" railLabel="Filters" railId="filters" />],
  ['AsideLayout', 'div', () => <ui.AsideLayout {...withText} tools="" />],
  ['EmbedPanel', 'main', () => <ui.EmbedPanel {...withText} foot="" />],
  ['ProviderMark', 'svg', () => <ui.ProviderMark {...attributes} name="Google" />],
  ['a ProviderMark of an unknown provider', 'svg', () => <ui.ProviderMark {...attributes} name="Other" />],
  ['Combobox', 'input', () => <ui.Combobox {...attributes} label="Platform" options={[]} />],
  ['PartialDateField', 'div', () => <ui.PartialDateField {...attributes} label="Finished" />],
  ['Stepper', 'input', () => <ui.Stepper {...attributes} label="Episode" />],
  ['TagField', 'input', () => <ui.TagField {...attributes} label="Tags" tags={[]} onChange={() => {}} />],
  ['List', 'ul', () => <ui.List {...withText} />],
  ['ListItem', 'li', () => <ui.ListItem {...withText} />],
  [
    'Table',
    'table',
    () => <ui.Table {...attributes} caption="Titles" columns={[]} rows={[]} rowKey={() => ''} />,
  ],
  ['Sheet', 'div', () => <ui.Sheet {...dialog} />],
  ['StarRating', 'svg', () => <ui.StarRating {...attributes} value={3} />],
  ['an editable StarRating', 'div', () => <ui.StarRating {...attributes} value={3} onChange={() => {}} />],
  ['VisuallyHidden', 'span', () => <ui.VisuallyHidden {...withText} />],
];

const toaster = ui.createToaster({ duration: 3000 });
toaster.show('Saved');

/** Components that pass no other attributes or no ref to their root, or set its id themselves. */
const withoutAttributes: Example[] = [
  ['Page', 'main', () => <ui.Page>Hades</ui.Page>],
  ['an Image without a URL', 'svg', () => <ui.Image {...attributes} {...size} />],
  [
    'DropdownMenu',
    'div',
    () => <ui.DropdownMenu defaultOpen trigger={<button type="button">Menu</button>} items={[]} />,
  ],
  [
    'Tooltip',
    'div',
    () => (
      <ui.Tooltip defaultOpen content="Text">
        <button type="button">Help</button>
      </ui.Tooltip>
    ),
  ],
  [
    'Popover',
    'div',
    () => (
      <ui.Popover {...withText} defaultOpen label="Share" trigger={<button type="button">Share</button>} />
    ),
  ],
  ['ToastRegion', 'ol', () => <ui.ToastRegion toaster={toaster} />],
  [
    'Carousel',
    'section',
    () => <ui.Carousel title="Top 100" items={[]} itemKey={() => ''} renderItem={() => null} />,
  ],
];

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
