import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Select } from '../../fields/field/Select.tsx';
import { Stack } from '../layout/Stack.tsx';
import { PeriodHeading } from './PeriodHeading.tsx';

const meta = {
  component: PeriodHeading,
  parameters: { keys: { Tab: 'moves from link to link', Enter: 'follows the link' } },
  args: {
    title: 'November 2026',
    previous: { label: 'Previous month: October 2026', href: '#2026-10' },
    next: { label: 'Next month: December 2026', href: '#2026-12' },
    note: '10 entries, 4 repeats',
  },
} satisfies Meta<typeof PeriodHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastPeriod: Story = { args: { next: { label: 'Next month: December 2026' } } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <PeriodHeading {...args}>
        <Select
          label="Media type"
          labelInside
          options={[{ value: 'all', label: 'All types' }]}
          defaultValue="all"
        />
      </PeriodHeading>
      <PeriodHeading {...args} next={{ label: 'Next month' }} note="" />
      <PeriodHeading {...args} previous={{ label: 'Previous month' }} title="January 2001" level={3} />
      <div dir="rtl" lang="ar">
        <PeriodHeading {...args} title="نوفمبر ٢٠٢٦" />
      </div>
    </Stack>
  ),
};

export const StepInteractions: Story = {
  args: { next: { label: 'Next month: December 2026' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous month: October 2026' })).toHaveFocus();
    const next = canvas.getByRole('link', { name: 'Next month: December 2026' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(next).not.toHaveFocus();
  },
};
