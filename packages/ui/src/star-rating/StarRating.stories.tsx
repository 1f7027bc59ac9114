import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { StarRating } from './StarRating.tsx';

const meta = { component: StarRating, args: { value: 3.5 } } satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Editable: Story = {
  args: { onChange: fn(), label: 'Your rating' },
  render: (args) => <Rated {...args} />,
};
export const Disabled: Story = { args: { onChange: fn(), disabled: true } };
export const TenStars: Story = { args: { value: 7, max: 10, step: 1 } };
export const RightToLeft: Story = {
  args: { onChange: fn() },
  render: (args) => (
    <div dir="rtl">
      <Rated {...args} />
    </div>
  ),
};

export const Gallery: Story = {
  render: () => (
    <Stack gap={4}>
      {[0, 0.5, 2, 3.5, 4.47, 5].map((value) => (
        <Stack direction="row" gap={8} wrap key={value}>
          <StarRating value={value} size="small" />
          <StarRating value={value} />
          <StarRating value={value} size="large" />
          <StarRating value={value} onChange={fn()} label={`Rating ${value}`} />
        </Stack>
      ))}
      <StarRating value={3} onChange={fn()} disabled />
      <div dir="rtl">
        <StarRating value={2.5} size="large" />
      </div>
    </Stack>
  ),
};

export const KeyboardInteractions: Story = {
  args: { value: 3, onChange: fn(), label: 'Your rating' },
  render: (args) => <Rated {...args} />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Your rating' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '3.5 of 5 stars');
    await userEvent.keyboard('{PageDown}');
    await expect(slider).toHaveAttribute('data-rating', '2.5');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('data-rating', '5');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('data-rating', '0');
  },
};

export const PointerInteractions: Story = {
  args: { value: 0, onChange: fn(), label: 'Your rating' },
  render: (args) => <Rated {...args} />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    const { left, top } = slider.getBoundingClientRect();
    const at = (x: number) => ({ target: slider, coords: { clientX: left + x, clientY: top + 20 } });
    await userEvent.pointer([{ keys: '[MouseLeft]', ...at(165) }]);
    await expect(slider).toHaveAttribute('data-rating', '4');
    await userEvent.pointer([{ keys: '[TouchA]', ...at(60) }]);
    await expect(slider).toHaveAttribute('data-rating', '1.5');
  },
};

function Rated({ value, onChange, ...rest }: React.ComponentProps<typeof StarRating>) {
  const [rating, setRating] = useState(value);
  return (
    <StarRating
      {...rest}
      value={rating}
      onChange={(next) => {
        setRating(next);
        onChange?.(next);
      }}
    />
  );
}
