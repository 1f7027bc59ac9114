import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { components } from '../../.storybook/catalogue/components.ts';
import { describeStories, groups, withoutSynonyms } from '../../.storybook/catalogue/describeStories.ts';
import { groupingIndexers } from '../../.storybook/catalogue/groupStories.ts';
import { rules } from '../../.storybook/docs/guidance/rules.ts';
import { readBaselines } from '../../.storybook/screenshots/baselines.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listings = globSync('{packages/*,apps/site}/src/**/*.stories.tsx', { cwd: root }).flatMap((path) => {
  const listing = describeStories(path.replaceAll('\\', '/'), read(path));
  return listing ? [{ path, ...listing }] : [];
});
const nameOf = ({ title }: { readonly title: string }) => withoutSynonyms(title).split('/').at(-1) ?? '';

describe('the listing of stories', () => {
  test('is in one of the groups of the sidebar, with an id of its own', () => {
    expect(listings.length).toBeGreaterThan(90);
    expect(listings.filter(({ title }) => !groups.includes(title.split('/')[0] ?? ''))).toEqual([]);
    expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length);
    expect(new Set(listings.map(({ title }) => title)).size).toBe(listings.length);
  });

  test('has the ids of the committed baselines, independent of groups and synonyms', () => {
    const ids = new Set([...listings.map(({ id }) => id), 'theme', 'kitchen-sink', 'sample-host-pages']);
    expect(readBaselines().filter((file) => !ids.has(file.split('--')[0] ?? ''))).toEqual([]);
  });

  test('reads the folder, the synonyms and the status', () => {
    const source = 'const meta = {\n  component: Combobox,\n} satisfies Meta;\n';
    expect(
      describeStories('packages/ui/src/components/fields/combobox/Combobox.stories.tsx', source),
    ).toEqual({
      id: 'ui-combobox',
      title: 'Inputs/Combobox (Autocomplete, Typeahead, Suggest)',
      tags: ['beta'],
    });
    const page =
      "const meta = {\n  title: 'Public collection',\n  component: SiteFixture,\n} satisfies Meta;\n";
    expect(describeStories('apps/site/src/pages/collection/CollectionPage.stories.tsx', page)).toEqual({
      id: 'site-public-collection',
      title: 'Pages/Public collection',
      tags: [],
    });
    expect(describeStories('storybook/Theme.stories.tsx', source)).toBeUndefined();
  });

  test('rejects a folder of components without a group', () => {
    expect(() => describeStories('packages/ui/src/components/charts/bar/Bar.stories.tsx', '')).toThrow(
      'add the folder charts to uiGroups',
    );
  });

  test('has synonyms without the characters that structure a title', () => {
    const synonyms = Object.values(components).flatMap((entry) => entry.synonyms ?? []);
    expect(synonyms.filter((name) => /[/(),]/.test(name))).toEqual([]);
  });
});

test('every entry of the catalogue is a component with stories', () => {
  const names = new Set(listings.map(nameOf));
  expect(Object.keys(components).filter((name) => !names.has(name))).toEqual([]);
});

test.each([
  ['Modal', 'Dialog'],
  ['Chip', 'Badge'],
  ['Toggle', 'Switch'],
  ['Drawer', 'Sheet'],
  ['Snackbar', 'ToastRegion'],
  ['Autocomplete', 'Combobox'],
  ['Input', 'TextField'],
  ['Dropdown', 'Select'],
  ['SegmentedControl', 'ToggleGroup'],
])('the name %s of other libraries leads to %s', (synonym, component) => {
  const found = listings
    .filter(({ title }) =>
      title
        .split(/ \(|, |\)/)
        .slice(1)
        .includes(synonym),
    )
    .map(nameOf);
  expect(found).toContain(component);
});

test('the index has the title, the id and the status of the listing', async () => {
  const original = {
    test: /\.stories\.tsx$/,
    createIndex: async () => [
      {
        type: 'story' as const,
        importPath: '',
        exportName: 'Default',
        title: 'ui/dialog/Dialog',
        __id: 'old',
      },
    ],
  };
  const file = join(root, 'packages/ui/src/components/overlays/dialog/Dialog.stories.tsx');
  const [indexer] = groupingIndexers([original]);
  expect(await indexer?.createIndex(file, { makeTitle: () => '' })).toEqual([
    {
      type: 'story',
      importPath: '',
      exportName: 'Default',
      title: 'Overlays/Dialog (Modal, Lightbox, Popup, Overlay)',
      metaId: 'ui-dialog',
      tags: ['stable'],
    },
  ]);
});

test('Storybook sorts the sidebar by the same groups', () => {
  const order = /order: \[(.*?)\n {8}\]/s.exec(read('.storybook/preview.tsx'))?.[1] ?? '';
  const names = [...order.replace(/\[.*?\]/s, '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
  expect(names.slice(3)).toEqual(groups);
});

test('the ten main components have rules with right and wrong uses, and every rule is of a component with stories', () => {
  const main = [
    'Alert',
    'Button',
    'Card',
    'Carousel',
    'Combobox',
    'Dialog',
    'MediaTile',
    'Select',
    'StarRating',
  ];
  expect(Object.keys(rules)).toEqual(expect.arrayContaining([...main, 'Tabs', 'TextField']));
  const names = new Set(listings.map(nameOf));
  expect(Object.keys(rules).filter((name) => !names.has(name))).toEqual([]);
});
