import { type EmbedName, embedParameters } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { paths } from '../../routing/paths.ts';
import { collectionBuilderUrl } from '../profile/VisibilityPanel.tsx';
import { builderSearch, chosenParameters, readBuilderState } from './builderState.ts';
import { embedKinds } from './kinds/embedKinds.ts';

test("fills in the collection from the profile's link", () => {
  const { search, pathname } = new URL(collectionBuilderUrl('mara'), 'https://shelf.example');
  expect(pathname).toBe(paths.embed);
  expect(readBuilderState(search)).toEqual({ widget: 'collection', values: { user: 'mara' } });
});

test('selects the carousel when the widget is missing or unknown', () => {
  for (const search of ['', '?', '?widget=', '?widget=toString', '?widget=rate', '?user=mara'])
    expect(readBuilderState(search)).toEqual({ widget: 'carousel', values: {} });
});

test('ignores parameters and options that the form does not have', () => {
  expect(readBuilderState('?widget=rating&type=anime&slug=a%22b&user=mara&onload=x&theme=neon')).toEqual({
    widget: 'rating',
    values: { type: 'anime', slug: 'a"b' },
  });
});

test('takes a status of the media type only', () => {
  const values = { user: 'mara', status: 'watching' };
  expect(readBuilderState('?widget=collection&type=anime&user=mara&status=watching').values).toEqual({
    ...values,
    type: 'anime',
  });
  expect(readBuilderState('?widget=collection&user=mara&status=watching').values).toEqual({ user: 'mara' });
  expect(chosenParameters({ widget: 'collection', values })).toEqual({ type: 'game', user: 'mara' });
});

test('the query restores a state as it was typed, and keeps other parameters', () => {
  const state = { widget: 'rating', values: { type: 'anime', slug: 'a"b & c', accent: 'red', user: 'mara' } };
  const search = builderSearch({ ...state, widget: 'rating' }, '?widget=collection&user=mara&utm=blog');
  expect(search).toBe('?utm=blog&widget=rating&type=anime&slug=a%22b+%26+c&accent=red');
  expect(readBuilderState(search).values).toEqual({ type: 'anime', slug: 'a"b & c', accent: 'red' });
});

test("a snippet's parameters are the media type and what is not the default, trimmed", () => {
  const values = { slug: ' portal-2 ', theme: 'dark', accent: ' ', user: 'mara' };
  expect(chosenParameters({ widget: 'rating', values })).toEqual({ type: 'game', slug: 'portal-2' });
});

/** Parameters that the form does not offer: the only list, the cursor of links within a frame, and the language of the page. */
const unoffered = ['list', 'after', 'lang'];

test.each(Object.keys(embedParameters) as EmbedName[])(
  'the form of a %s has a field for every parameter of the contract',
  (widget) => {
    const names = embedKinds[widget].fields.map(({ name }) => name);
    const expected = Object.keys(embedParameters[widget].shape).filter((name) => !unoffered.includes(name));
    expect(names.sort()).toEqual(expected.sort());
  },
);
