// @vitest-environment jsdom
import { useUser } from '@gildshelf/api-client/react';
import { createFixtureFetch, fixtureToken } from '@gildshelf/api-client/testing';
import { Link, type LinkComponentProps, LinkProvider } from '@gildshelf/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GildshelfProvider, type GildshelfProviderProps } from './GildshelfProvider.tsx';

afterEach(cleanup);

const fetch = createFixtureFetch();

function show(props: Partial<GildshelfProviderProps>) {
  render(
    <GildshelfProvider host="https://api.shelf.example" fetch={fetch} {...props}>
      <Link href="/game/hades-2018">Hades</Link>
      <Who />
      {props.children}
    </GildshelfProvider>,
  );
  return screen.getByRole('link', { name: 'Hades' }).getAttribute('href');
}

function OwnLink({ href, state: _, ...rest }: LinkComponentProps) {
  return <a {...rest} href={`#${href}`} />;
}

function Who() {
  const { user } = useUser();
  return <p>{user ? `It is ${user.username}` : 'Nobody'}</p>;
}

test.each([
  ['to the host', {}, 'https://api.shelf.example/game/hades-2018'],
  [
    'to the site where that stands elsewhere',
    { site: 'https://shelf.example/' },
    'https://shelf.example/game/hades-2018',
  ],
  ['within the page whose own host it is', { host: '' }, '/game/hades-2018'],
])('links lead %s', (_, props, href) => {
  expect(show(props)).toBe(href);
});

test('a link component further in leads where it likes', () => {
  show({
    children: (
      <LinkProvider component={OwnLink}>
        <Link href="/anime/frieren">Frieren</Link>
      </LinkProvider>
    ),
  });
  expect(screen.getByRole('link', { name: 'Frieren' }).getAttribute('href')).toBe('#/anime/frieren');
});

test('who is there is told by the token that the page gives', async () => {
  show({ getToken: async () => fixtureToken() });
  expect(screen.getByText('Nobody')).toBeDefined();
  expect(await screen.findByText('It is mara')).toBeDefined();
});
