import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../page/layout/Grid.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { label: 'Public collection', onChange: fn() },
  parameters: { keys: { Space: 'turns it on or off' } },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'Anyone with the link can see your titles and ratings.' } };
export const Failed: Story = { args: { error: 'It could not be saved. Please try again.' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Small: Story = { args: { size: 'sm' } };
export const AtTheEnd: Story = { args: { side: 'end', hint: 'Once a week at most.', label: 'Email me' } };

export const States: Story = {
  parameters: { states: { target: 'input', names: ['hover', 'focus-visible'] } },
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={4}>
      {(['md', 'sm'] as const).map((size) => (
        <Stack direction="row" gap={6} wrap key={size}>
          <Switch {...args} size={size} label="Off" />
          <Switch {...args} size={size} label="On" defaultChecked />
          <Switch {...args} size={size} label="Disabled" disabled />
          <Switch {...args} size={size} label="Disabled, on" disabled defaultChecked />
        </Stack>
      ))}
      <Grid columns="3">
        <Switch {...args} hint="Anyone with the link can see your titles and ratings." />
        <Switch {...args} side="end" label="Email me about new titles" hint="Once a week." defaultChecked />
        <Switch {...args} error="It could not be saved. Please try again." />
      </Grid>
      <div dir="rtl" lang="ar">
        <Switch {...args} label="مجموعة عامة" defaultChecked />
      </div>
    </Stack>
  ),
};

export const PressInteractions: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('switch', { name: 'Public collection' });
    await userEvent.click(canvas.getByText('Public collection'));
    await expect(input).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).outlineWidth).toBe('2px');
    await userEvent.keyboard(' ');
    await expect(input).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
