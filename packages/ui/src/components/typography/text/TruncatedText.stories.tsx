import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { styled } from '../../../theme/stitches.ts';
import { Link } from '../../actions/link/Link.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { TruncatedText } from './TruncatedText.tsx';

const Narrow = styled('div', { width: '150px' });
const narrow: Decorator = (Story) => (
  <Narrow>
    <Story />
  </Narrow>
);

const meta = {
  component: TruncatedText,
  parameters: {
    dataAttributes: {
      'data-state':
        '`closed` or `instant-open`: on the overlay that anchors the tooltip, once the tooltip has loaded',
    },
    keys: {
      Tab: 'moves the focus to the surrounding link or button, or to the truncated text itself if there is none: shows the whole text',
      Escape: 'hides the whole text',
    },
  },
  decorators: [narrow],
  args: { lines: 2, children: 'The Legend of Zelda: Breath of the Wild' },
} satisfies Meta<typeof TruncatedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLine: Story = { args: { lines: 1 } };
export const NotCut: Story = { args: { children: 'Elden Ring' } };
export const OwnBreak: Story = { args: { children: 'The Witcher 3: Wild Hunt', breakAt: 15 } };
export const AllVariants: Story = {
  render: () => (
    <Stack gap={6}>
      {([1, 2, 3] as const).map((lines) => (
        <TruncatedText key={lines} lines={lines}>
          That Time I Got Reincarnated as a Slime: Scarlet Bond and the Long Way Home
        </TruncatedText>
      ))}
      <TruncatedText lines={1}>Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</TruncatedText>
      <div dir="rtl" lang="ar">
        <TruncatedText lines={1}>أسطورة زيلدا: أنفاس البرية وما بعدها</TruncatedText>
      </div>
    </Stack>
  ),
};

const insideLink: Story['render'] = (args) => (
  <Link href="#there" variant="plain">
    <TruncatedText {...args} />
  </Link>
);

export const FocusInteractions: Story = {
  render: insideLink,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await waitFor(() => expect(page.getByRole('tooltip')).toHaveTextContent('Breath of the Wild'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
  },
};

export const NotCutInteractions: Story = {
  args: { children: 'Elden Ring' },
  render: insideLink,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.hover(page.getByText('Elden Ring'));
    await expect(page.queryByRole('tooltip')).toBeNull();
  },
};

export const AloneInteractions: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const text = page.getByText(args.children);
    await waitFor(() => expect(text.parentElement).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(text.parentElement).toHaveFocus();
    await waitFor(() => expect(page.getByRole('tooltip')).toHaveTextContent(args.children));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await userEvent.pointer({ keys: '[TouchA]', target: text.parentElement as HTMLElement });
    await waitFor(() => expect(page.getByRole('tooltip')).toHaveTextContent(args.children));
    await userEvent.pointer({ keys: '[TouchA]', target: canvasElement.ownerDocument.body });
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
  },
};
