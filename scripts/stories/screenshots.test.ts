import { expect, test } from 'vitest';
import { imageTolerance } from '../../.storybook/screenshots/baselines.ts';
import { storiesWithScreenshot } from '../../.storybook/screenshots/enableSnapshots.ts';

test('for a component, returns only its stories AllVariants and States', () => {
  const source = [
    "const meta = { component: Button, tags: ['beta'] };",
    'export const Default: Story = {};',
    'export const AllVariants: Story = {};',
    "export const States: Story = { parameters: { states: { target: 'button' } } };",
    'export const PressInteractions: Story = {};',
  ];
  expect(storiesWithScreenshot(source.join('\n'))).toEqual([
    { name: 'AllVariants', kind: 'component' },
    { name: 'States', kind: 'component' },
  ]);
});

test('for a page, returns every story except those with interactions', () => {
  const source = [
    "const meta = { component: SiteFixture, tags: ['page', '!autodocs'] };",
    'export const Default: Story = {};',
    'export const SignedIn: Story = {};',
    'export const EmptyInteractions: Story = {};',
  ];
  expect(storiesWithScreenshot(source.join('\n'))).toEqual([
    { name: 'Default', kind: 'page' },
    { name: 'SignedIn', kind: 'pageState' },
  ]);
  const withTheme = source.join('\n').replace("'page', ", "'page', 'own-theme', ");
  expect(storiesWithScreenshot(withTheme).map(({ kind }) => kind)).toEqual([
    'pageWithOwnTheme',
    'pageWithOwnTheme',
  ]);
});

test('with the same major version of Chromium, 20 pixels may differ and the size must not', () => {
  expect(imageTolerance({ recorded: 156, running: 156 })).toEqual({
    failureThreshold: 20,
    failureThresholdType: 'pixel',
    allowSizeMismatch: false,
  });
});

test('with another major version of Chromium, half a per cent of the pixels and the size may differ', () => {
  expect(imageTolerance({ recorded: 156, running: 157 })).toEqual({
    failureThreshold: 0.005,
    failureThresholdType: 'percent',
    allowSizeMismatch: true,
  });
});
