import { expect, test } from 'vitest';
import { picturedStories } from '../../.storybook/pictures/picturedStories.ts';

test('of a component only its Gallery is pictured', () => {
  const source = [
    "const meta = { component: Button, tags: ['beta'] };",
    'export const Default: Story = {};',
    'export const Gallery: Story = {};',
    'export const PressInteractions: Story = {};',
  ];
  expect(picturedStories(source.join('\n'))).toEqual(['Gallery']);
});

test('of a page every look is pictured, and nothing that is acted out', () => {
  const source = [
    "const meta = { component: SiteFixture, tags: ['page', '!autodocs'] };",
    'export const Default: Story = {};',
    'export const SignedIn: Story = {};',
    'export const EmptyInteractions: Story = {};',
  ];
  expect(picturedStories(source.join('\n'))).toEqual(['Default', 'SignedIn']);
});
