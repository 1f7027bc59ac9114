import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 88"><rect width="88" height="88" fill="#7a4b8c"/><circle cx="44" cy="34" r="17" fill="#f2c9a0"/><path d="M10 88c2-24 16-34 34-34s32 10 34 34" fill="#2c1f4a"/></svg>',
)}`;

const meta = {
  component: Avatar,
  args: { name: 'Mara' },
  parameters: {
    dataAttributes: { 'data-state': '`image`, or `initial` if there is no image or it failed to load' },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithImage: Story = { args: { src: portrait } };
export const FailingImage: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const WithLabel: Story = { args: { src: portrait, label: 'Mara' } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={6}>
      {[undefined, portrait].map((src) => (
        <Stack direction="row" gap={6} key={src ?? 'initial'}>
          <Avatar name="Mara" size="lg" src={src} />
          <Avatar name="Östen" size="md" src={src} />
          <Avatar name="zoë" size="sm" src={src} />
          <Avatar name="葬送" size="xs" src={src} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const FailureInteractions: Story = {
  args: { src: 'data:image/png;base64,AAAA', label: 'Mara' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Mara' });
    await waitFor(() => expect(avatar).toHaveAttribute('data-state', 'initial'));
    await expect(avatar).toHaveTextContent('M');
  },
};
