import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DetailText } from './DetailText.tsx';

const platforms = 'PC, PlayStation 5, PlayStation 4, Xbox Series S/X, Xbox One, Nintendo Switch';

const meta = {
  component: DetailText,
  args: { detail: platforms, children: platforms },
} satisfies Meta<typeof DetailText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gallery: Story = {};

export const FocusInteractions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(page.getByRole('button')).toHaveFocus();
    await expect(await page.findByRole('tooltip')).toHaveTextContent(platforms);
  },
};
