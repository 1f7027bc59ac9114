import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/button/IconButton.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  component: Alert,
  args: { children: 'Your changes are on the shelf.' },
  parameters: { dataAttributes: { 'data-pinned': '`true` if the alert is pinned, otherwise absent' } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Danger: Story = {
  args: { tone: 'danger', children: 'Login failed. Please check your credentials.' },
};
export const Success: Story = { args: { tone: 'success', children: 'Rating updated successfully!' } };

export const WithAction: Story = {
  args: {
    tone: 'danger',
    children: 'The list could not be loaded.',
    action: <Button size="sm">Try again</Button>,
  },
};

export const Pinned: Story = {
  args: {
    pinned: true,
    tone: 'danger',
    children: 'Failed to remove game from your collection. Please try again later.',
    action: <IconButton icon="cross" size="sm" label="Close" />,
  },
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={4}>
      <Alert tone="danger">Login failed. Please check your credentials.</Alert>
      <Alert tone="success">Rating updated successfully!</Alert>
      <Alert tone="info">
        A verification email was sent to mara@example.org. The link expires in 24 hours.
      </Alert>
      <Alert tone="danger" action={<Button size="sm">Try Loading Content Again</Button>}>
        Failed to load games. Please try again later.
      </Alert>
      <Alert>Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch@example.org</Alert>
      <div dir="rtl" lang="ar">
        <Alert tone="success" action={<Button size="sm">تراجع</Button>}>
          تم حفظ التقييم
        </Alert>
      </div>
    </Stack>
  ),
};

export const PinnedInteractions: Story = {
  args: Pinned.args,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveAttribute('data-pinned', 'true');
  },
};
