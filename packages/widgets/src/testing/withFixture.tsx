import type { Decorator } from '@storybook/react-vite';
import { Fixture, type FixtureProps } from './Fixture.tsx';

/** Puts a story over a host in memory. */
export function withFixture(options: Omit<FixtureProps, 'children'> = {}): Decorator {
  return (Story, { id }) => (
    <Fixture key={id} {...options}>
      <Story />
    </Fixture>
  );
}
