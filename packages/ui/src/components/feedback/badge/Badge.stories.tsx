import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../page/layout/Grid.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Adventure' },
  parameters: {
    dataAttributes: { 'data-part': 'on the button with the cross: `remove`' },
    keys: {
      'Enter, Space': 'on the button with the cross: removes the tag',
      'Delete, Backspace': 'on the button with the cross: removes the tag',
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = { args: { tone: 'success', startIcon: 'check', children: 'Verified' } };
export const Small: Story = { args: { size: 'sm', children: '164' } };
export const Tag: Story = { args: { size: 'lg', onRemove: fn() } };
export const DisabledTag: Story = { args: { size: 'lg', onRemove: fn(), disabled: true } };
export const Tags: Story = { render: () => <Filters /> };

const tones = ['neutral', 'info', 'success', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export const AllVariants: Story = {
  render: () => (
    <Stack gap={4} align="start">
      {tones.map((tone) => (
        <Stack direction="row" gap={3} wrap align="centre" key={tone}>
          {sizes.map((size) => (
            <Badge key={size} tone={tone} size={size}>
              Planned
            </Badge>
          ))}
          <Badge tone={tone} startIcon="info">
            With an icon
          </Badge>
          {sizes.map((size) => (
            <Badge key={size} tone={tone} size={size} onRemove={fn()}>
              2010s
            </Badge>
          ))}
          <Badge tone={tone} size="lg" onRemove={fn()} disabled>
            Disabled
          </Badge>
        </Stack>
      ))}
      <Grid columns="3">
        <Badge size="lg" onRemove={fn()}>
          The Legend of Zelda: Tears of the Kingdom, with all expansions
        </Badge>
      </Grid>
      <div dir="rtl" lang="ar">
        <Badge size="lg" startIcon="bookmark" onRemove={fn()}>
          مغامرات
        </Badge>
      </div>
    </Stack>
  ),
};

export const RemovalInteractions: Story = {
  ...Tags,
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await userEvent.click(button('Adventure'));
    await expect(canvas.queryByText('Adventure')).toBeNull();
    await expect(button('RPG')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByText('2010s')).toBeNull();
    await expect(button('RPG')).toHaveFocus();
    await expect(getComputedStyle(button('RPG')).outlineWidth).toBe('2px');
  },
};

/** The filters of a list; the user can remove each of them. */
function Filters() {
  const [filters, setFilters] = useState(['Adventure', 'RPG', '2010s']);
  return (
    <Stack as="ul" direction="row" gap={2} wrap aria-label="Filters">
      {filters.map((filter) => (
        <li key={filter}>
          <Badge size="lg" onRemove={() => setFilters(filters.filter((one) => one !== filter))}>
            {filter}
          </Badge>
        </li>
      ))}
    </Stack>
  );
}
