import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { Link } from '../link/Link.tsx';
import { styled } from '../theme/stitches.ts';
import { TruncatedText } from './TruncatedText.tsx';

const Narrow = styled('div', { width: '150px' });
const narrow: Decorator = (Story) => (
  <Narrow>
    <Story />
  </Narrow>
);

const meta = {
  component: TruncatedText,
  decorators: [narrow],
  args: { lines: 2, children: 'The Legend of Zelda: Breath of the Wild' },
} satisfies Meta<typeof TruncatedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotCut: Story = { args: { children: 'Elden Ring' } };
export const Gallery: Story = {
  render: () => (
    <Stack gap={6}>
      {([1, 2, 3] as const).map((lines) => (
        <TruncatedText key={lines} lines={lines}>
          That Time I Got Reincarnated as a Slime: Scarlet Bond and the Long Way Home
        </TruncatedText>
      ))}
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
