import { expect, test } from 'vitest';
import { paths } from '../../routing/paths.ts';
import { collectionBuilderUrl } from '../profile/VisibilityPanel.tsx';
import { requestedWidget } from './BuilderFields.tsx';

test("fills in the collection from the profile's link", () => {
  const { search, pathname } = new URL(collectionBuilderUrl('mara'), 'https://shelf.example');
  expect(pathname).toBe(paths.embed);
  expect(requestedWidget(search)).toEqual({ widget: 'collection', values: { user: 'mara' } });
});

test('selects the carousel when the widget is missing or unknown', () => {
  for (const search of ['', '?', '?widget=', '?widget=toString', '?widget=rate', '?user=mara'])
    expect(requestedWidget(search)).toEqual({ widget: 'carousel', values: {} });
});

test('ignores parameters and options that the form does not have', () => {
  expect(requestedWidget('?widget=rating&type=anime&slug=a%22b&user=mara&onload=x&theme=neon')).toEqual({
    widget: 'rating',
    values: { type: 'anime', slug: 'a"b' },
  });
});
