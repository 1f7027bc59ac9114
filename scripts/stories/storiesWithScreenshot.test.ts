import { expect, test } from 'vitest';
import { storiesWithScreenshot } from '../../.storybook/screenshots/storiesWithScreenshot.ts';

test('for a component, returns only its story AllVariants', () => {
  const source = [
    "const meta = { component: Button, tags: ['beta'] };",
    'export const Default: Story = {};',
    'export const AllVariants: Story = {};',
    'export const PressInteractions: Story = {};',
  ];
  expect(storiesWithScreenshot(source.join('\n'))).toEqual(['AllVariants']);
});

test('for a page, returns every story except those with interactions', () => {
  const source = [
    "const meta = { component: SiteFixture, tags: ['page', '!autodocs'] };",
    'export const Default: Story = {};',
    'export const SignedIn: Story = {};',
    'export const EmptyInteractions: Story = {};',
  ];
  expect(storiesWithScreenshot(source.join('\n'))).toEqual(['Default', 'SignedIn']);
});
