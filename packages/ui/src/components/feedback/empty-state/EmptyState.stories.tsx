import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/Button.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: "You haven't added any anime to your re-watching collection yet",
    action: (
      <Button variant="gold" href="#browse">
        Browse Content!
      </Button>
    ),
  },
  parameters: {
    dataAttributes: { 'data-part': '`free`, `title` or `spark`: the parts of the illustration' },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAction: Story = { args: { action: undefined, children: 'Come back tomorrow.' } };
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <EmptyState {...args} />
      <EmptyState {...args} headingLevel={3} action={undefined}>
        Come back tomorrow.
      </EmptyState>
    </Stack>
  ),
};
