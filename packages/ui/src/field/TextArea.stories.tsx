import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = { component: TextArea, args: { label: 'Bio' } } satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  render: () => (
    <Stack gap={5}>
      <TextArea label="Bio" hint="What others should know about your shelf." />
      <TextArea label="Bio" rows={2} defaultValue="Slow games, long series." error="This is too long." />
    </Stack>
  ),
};
