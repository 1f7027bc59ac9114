import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { StarRating } from './StarRating.tsx';

const meta = {
  component: StarRating,
  args: { value: 3.5 },
  parameters: {
    dataAttributes: {
      'data-rating': 'the value in stars, as `4.47`; the drawing shows the nearest step',
      'data-state':
        '`preview` while hovering or dragging shows another rating than the value, otherwise `set`; only when the rating is editable',
      'data-part':
        'on the two parts of the drawing: `empty` is the outline, `filled` the stars clipped at the rating',
    },
    keys: {
      'ArrowRight, ArrowUp': 'one step more; in right-to-left text ArrowLeft instead of ArrowRight',
      'ArrowLeft, ArrowDown': 'one step less; in right-to-left text ArrowRight instead of ArrowLeft',
      PageUp: 'one star more',
      PageDown: 'one star less',
      Home: 'no star',
      End: 'all stars',
    },
  },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = { args: { value: 4.47, label: 'Average rating' } };

export const Editable: Story = {
  args: { onChange: fn(), label: 'Your rating' },
  render: (args) => <ControlledRating {...args} />,
};

/** Uncontrolled, and submitted by a form. */
export const InAForm: Story = {
  args: { value: undefined, defaultValue: 3.5, name: 'stars', label: 'Your rating' },
};

export const Disabled: Story = { args: { onChange: fn(), disabled: true } };

export const Sizes: Story = {
  render: () => (
    <Stack gap={4}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <StarRating value={3.5} size={size} key={size} />
      ))}
    </Stack>
  ),
};

export const TenStars: Story = {
  args: { value: 7, max: 10, step: 1, onChange: fn(), label: 'Your rating' },
  render: (args) => <ControlledRating {...args} />,
};

export const RightToLeft: Story = {
  args: { onChange: fn(), label: 'Your rating' },
  render: (args) => (
    <div dir="rtl">
      <ControlledRating {...args} />
    </div>
  ),
};

export const States: Story = {
  args: { onChange: fn(), label: 'Your rating' },
  parameters: { states: { target: '[role=slider]', names: ['focus-visible'] } },
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={4}>
      {[0, 0.5, 2, 3.5, 4.47, 5].map((value) => (
        <Stack direction="row" gap={8} wrap key={value}>
          <StarRating value={value} size="sm" />
          <StarRating value={value} />
          <StarRating value={value} size="lg" />
          <StarRating value={value} onChange={fn()} label={`Rating ${value}`} />
        </Stack>
      ))}
      <StarRating value={3} onChange={fn()} disabled />
      <div dir="rtl">
        <StarRating value={2.5} size="lg" />
      </div>
    </Stack>
  ),
};

export const KeyboardInteractions: Story = {
  args: { value: 3, onChange: fn(), label: 'Your rating' },
  render: (args) => <ControlledRating {...args} />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Your rating' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    for (const [key, rating] of [
      ['ArrowRight', '3.5'],
      ['ArrowDown', '3'],
      ['PageUp', '4'],
      ['PageDown', '3'],
      ['End', '5'],
      ['Home', '0'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(slider).toHaveAttribute('data-rating', rating);
      await expect(slider).toHaveAttribute('aria-valuetext', `${rating} of 5 stars`);
    }
  },
};

export const RightToLeftInteractions: Story = {
  ...RightToLeft,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Your rating' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('data-rating', '4');
    await press(slider, 'MouseLeft', 20);
    await expect(slider).toHaveAttribute('data-rating', '5');
  },
};

export const PointerInteractions: Story = {
  args: { value: 0, onChange: fn(), label: 'Your rating' },
  render: (args) => <ControlledRating {...args} />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await userEvent.pointer({ target: slider, coords: coordsAt(slider, 30) });
    await expect(slider).toHaveAttribute('data-state', 'preview');
    await expect(slider).toHaveAttribute('data-rating', '0');
    await press(slider, 'MouseLeft', 165);
    await expect(slider).toHaveAttribute('data-rating', '4');
    await expect(slider).toHaveAttribute('data-state', 'set');
    await press(slider, 'TouchA', 60);
    await expect(slider).toHaveAttribute('data-rating', '1.5');
  },
};

function press(slider: HTMLElement, key: 'MouseLeft' | 'TouchA', x: number) {
  const coords = coordsAt(slider, x);
  return userEvent.pointer([
    { keys: `[${key}>]`, target: slider, coords },
    { keys: `[/${key}]`, target: slider, coords },
  ]);
}

function coordsAt(slider: HTMLElement, x: number) {
  const { left, top } = slider.getBoundingClientRect();
  return { clientX: left + x, clientY: top + 20 };
}

function ControlledRating({ value, onChange, ...rest }: React.ComponentProps<typeof StarRating>) {
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
