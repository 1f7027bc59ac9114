import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Page } from '../layout/Page.tsx';
import { Backdrop } from './Backdrop.tsx';

const meta = {
  component: Backdrop,
  args: {
    imageUrl: sampleCover('', 1280, 560),
    children: <Heading level={1}>The Legend of Zelda: Breath of the Wild</Heading>,
  },
} satisfies Meta<typeof Backdrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FailingImage: Story = {
  args: { imageUrl: 'data:image/png;base64,AAAA', fallback: sampleCover('', 640, 280) },
};

/** In a `Page` the backdrop is as wide as the window and starts at its top. */
export const InPage: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
};

export const AllVariants: Story = { ...InPage };
