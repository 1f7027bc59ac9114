// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LinkProvider, UnstyledLink } from './LinkProvider.tsx';

afterEach(cleanup);

const Routed = ({ href, children }: { href: string; children?: React.ReactNode }) => (
  <a href={href} data-routed>
    {children}
  </a>
);

test('without a provider renders a plain anchor without the navigation state', () => {
  render(
    <UnstyledLink href="/game/hades" state={{ id: 1 }}>
      Hades
    </UnstyledLink>,
  );
  expect(screen.getByRole('link').outerHTML).toBe('<a href="/game/hades">Hades</a>');
});

test('renders links within the site by the router, and URLs with a scheme or host as plain anchors', () => {
  render(
    <LinkProvider component={Routed}>
      <UnstyledLink href="/search">in</UnstyledLink>
      <UnstyledLink href="https://rawg.io">out</UnstyledLink>
      <UnstyledLink href="mailto:a@example.org">mail</UnstyledLink>
      <UnstyledLink href="//example.org">other</UnstyledLink>
    </LinkProvider>,
  );
  const isRouted = screen.getAllByRole('link').map((link) => link.hasAttribute('data-routed'));
  expect(isRouted).toEqual([true, false, false, false]);
});
