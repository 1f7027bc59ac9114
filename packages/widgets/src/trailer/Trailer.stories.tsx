import { present } from '@gildshelf/api-client/react';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFixture } from '../testing/Fixture.tsx';
import { Trailer } from './Trailer.tsx';

const meta = {
  component: Trailer,
  args: {
    view: present('anime', fixtureTitle('anime', 'frieren-beyond-journeys-end')),
    videoId: 'ZEkwCGJ3o7M',
  },
  decorators: [withFixture({ thumbnails: true })],
} satisfies Meta<typeof Trailer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {};
