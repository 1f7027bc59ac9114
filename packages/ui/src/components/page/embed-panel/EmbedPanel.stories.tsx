import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../../actions/link/Link.tsx';
import { BrandMark } from '../../graphics/brand/BrandMark.tsx';
import { Wordmark } from '../../graphics/brand/Wordmark.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import { EmbedPanel } from './EmbedPanel.tsx';

const smallFoot = (
  <Link href="https://gildshelf.example" variant="plain" newTab aria-label="Gildshelf">
    <BrandMark size="sm" />
  </Link>
);

const meta = {
  component: EmbedPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    children: <Text>A widget on somebody else's page.</Text>,
    foot: (
      <span>
        From the shelves of
        <Link href="https://gildshelf.example" variant="plain" newTab>
          <Wordmark />
        </Link>
      </span>
    ),
  },
} satisfies Meta<typeof EmbedPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm', foot: smallFoot } };
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={0}>
      <EmbedPanel {...args} />
      <EmbedPanel {...args} as="section" size="sm" foot={smallFoot} />
    </Stack>
  ),
};

export const FootInteractions: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Gildshelf' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};
