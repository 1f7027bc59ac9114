import { catalogues } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { untilItSays } from '../../testing/untilItSays.ts';

const meta = {
  title: 'Anime',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { address: catalogues.anime.detailPath('frieren-beyond-journeys-end') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: untilItSays('Log In') };
export const SignedIn: Story = { args: { signedIn: true }, play: untilItSays('Submit') };
