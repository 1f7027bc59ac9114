import type { Decorator } from '@storybook/react-vite';
import { Fixture, type FixtureProps } from './Fixture.tsx';

/** Renders a story with an in-memory API. */
export function withFixture(options: Omit<FixtureProps, 'children'> = {}): Decorator {
  return (Story, { id }) => (
    <Fixture key={id} {...options}>
      <Story />
    </Fixture>
  );
}
