import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { DetailText } from './DetailText.tsx';

const platforms = 'PC, PlayStation 5, PlayStation 4, Xbox Series S/X, Xbox One, Nintendo Switch';

const meta = {
  component: DetailText,
  args: { detail: platforms, children: platforms },
  parameters: {
    dataAttributes: { 'data-state': '`open` while the tooltip is shown or loading, otherwise `closed`' },
    keys: { Tab: 'shows the tooltip, and hides it when the focus moves on', Escape: 'hides the tooltip' },
  },
} satisfies Meta<typeof DetailText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MoreThanTheText: Story = { args: { children: 'Six platforms' } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={4}>
      <DetailText {...args} />
      <DetailText {...args}>Six platforms</DetailText>
    </Stack>
  ),
};

export const FocusInteractions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(page.getByRole('button')).toHaveFocus();
    await expect(await page.findByRole('tooltip')).toHaveTextContent(platforms);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await expect(page.getByRole('button')).toHaveFocus();
  },
};
