// @vitest-environment jsdom
import { useMediaTypes, useUser } from '@gildshelf/api-client/react';
import { createFixtureFetch, fixtureToken } from '@gildshelf/api-client/testing';
import { Island, Link, type LinkComponentProps, LinkProvider } from '@gildshelf/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GildshelfProvider, type GildshelfProviderProps } from './GildshelfProvider.tsx';

afterEach(cleanup);

const fetch = createFixtureFetch();

function show(props: Partial<GildshelfProviderProps>) {
  render(
    <GildshelfProvider host="https://api.shelf.example" fetch={fetch} {...props}>
      <Link href="/game/hades-2018">Hades</Link>
      <CurrentUser />
      {props.children}
    </GildshelfProvider>,
  );
  return screen.getByRole('link', { name: 'Hades' }).getAttribute('href');
}

function OwnLink({ href, state: _, ...rest }: LinkComponentProps) {
  return <a {...rest} href={`#${href}`} />;
}

function CurrentUser() {
  const { user } = useUser();
  return <p>{user ? `Signed in as ${user.username}` : 'Not signed in'}</p>;
}

test.each([
  ['to the API host by default', {}, 'https://api.shelf.example/game/hades-2018'],
  ['to `site` when it is given', { site: 'https://shelf.example/' }, 'https://shelf.example/game/hades-2018'],
  ['to the current origin when the host is empty', { host: '' }, '/game/hades-2018'],
])('links point %s', (_, props, href) => {
  expect(show(props)).toBe(href);
});

test('a nested LinkProvider overrides where links point', () => {
  show({
    children: (
      <LinkProvider component={OwnLink}>
        <Link href="/anime/frieren">Frieren</Link>
      </LinkProvider>
    ),
  });
  expect(screen.getByRole('link', { name: 'Frieren' }).getAttribute('href')).toBe('#/anime/frieren');
});

test('sets the theme, accent and density of the islands inside, unless they set their own', () => {
  show({
    theme: { theme: 'light', accent: '#0A7F5A', density: 'compact' },
    children: (
      <>
        <Island aria-label="Inherits">Titles</Island>
        <Island aria-label="Own theme" theme="dark">
          Titles
        </Island>
      </>
    ),
  });
  const classesOf = (label: string) => screen.getByLabelText(label).className;
  expect(classesOf('Inherits')).toMatch(/^gs-island gs-light gs-compact gs-accent-0a7f5a /);
  expect(classesOf('Own theme')).toMatch(/^gs-island gs-dark gs-compact gs-accent-0a7f5a /);
});

test('signs in the user of the token that getToken returns', async () => {
  show({ getToken: async () => fixtureToken() });
  expect(screen.getByText('Not signed in')).toBeDefined();
  expect(await screen.findByText('Signed in as mara')).toBeDefined();
});

function MediaTypes() {
  return <p>{`Shown: ${useMediaTypes().join(' ')}`}</p>;
}

test.each([
  [undefined, 'game anime movie'],
  [['movie', 'show'] as const, 'movie show'],
])('restricts the widgets inside to the media types %j', (mediaTypes, expected) => {
  show({ mediaTypes, children: <MediaTypes /> });
  expect(screen.getByText(`Shown: ${expected}`)).toBeDefined();
});
