// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BareLink } from './BareLink.tsx';
import { LinkProvider } from './LinkProvider.tsx';

afterEach(cleanup);

const Routed = ({ href, children }: { href: string; children?: React.ReactNode }) => (
  <a href={href} data-routed>
    {children}
  </a>
);

test('without a provider it is a plain anchor that keeps the state to itself', () => {
  render(
    <BareLink href="/game/hades" state={{ id: 1 }}>
      Hades
    </BareLink>,
  );
  expect(screen.getByRole('link').outerHTML).toBe('<a href="/game/hades">Hades</a>');
});

test('the router gets the addresses of the site, never those of others', () => {
  render(
    <LinkProvider component={Routed}>
      <BareLink href="/search">in</BareLink>
      <BareLink href="https://rawg.io">out</BareLink>
      <BareLink href="mailto:a@example.org">mail</BareLink>
      <BareLink href="//example.org">other</BareLink>
    </LinkProvider>,
  );
  const routed = screen.getAllByRole('link').map((link) => link.hasAttribute('data-routed'));
  expect(routed).toEqual([true, false, false, false]);
});
