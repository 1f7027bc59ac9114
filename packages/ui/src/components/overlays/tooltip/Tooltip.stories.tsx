import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { styled } from '../../../theme/stitches.ts';
import { Button } from '../../actions/button/Button.tsx';
import { Grid } from '../../page/layout/Grid.tsx';
import { Tooltip } from './Tooltip.tsx';

const Padded = styled('div', { padding: '64px 96px' });

const meta = {
  component: Tooltip,
  args: { content: 'Nintendo Switch, Wii U', children: <Button size="sm">+1</Button>, onOpenChange: fn() },
  parameters: {
    dataAttributes: {
      'data-state':
        '`closed`, `delayed-open` after hover, `instant-open` after focus: on the tooltip and on its trigger',
      'data-side': '`top`, `right`, `bottom` or `left`: side on which the tooltip fits',
      'data-align': '`center`',
    },
    keys: { Tab: 'shows the tooltip on focus, hides it on blur', Escape: 'hides it' },
  },
  decorators: [
    (Story) => (
      <Padded>
        <Story />
      </Padded>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Below: Story = { args: { side: 'bottom', defaultOpen: true } };
export const LongWords: Story = {
  args: {
    defaultOpen: true,
    content:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, and every other platform there ever was',
  },
};
export const AllVariants: Story = {
  render: () => (
    <Grid columns="2" gap={16}>
      <Tooltip content="Above" open>
        <Button size="sm">+1</Button>
      </Tooltip>
      <Tooltip content="Below" side="bottom" open>
        <Button size="sm">+2</Button>
      </Tooltip>
      <Tooltip
        content="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, and every other platform there ever was"
        side="bottom"
        open
      >
        <Button size="sm">+3</Button>
      </Tooltip>
    </Grid>
  ),
};

export const FocusInteractions: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await waitFor(() =>
      expect(page.getByRole('button')).toHaveAccessibleDescription('Nintendo Switch, Wii U'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await expect(page.getByRole('button')).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const HoverInteractions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.hover(page.getByRole('button'));
    const tooltip = await page.findByRole('tooltip');
    await userEvent.hover(tooltip);
    await expect(page.getByRole('tooltip')).toBe(tooltip);
    await userEvent.hover(canvasElement.ownerDocument.body);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
  },
};
