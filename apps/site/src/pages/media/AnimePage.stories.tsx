import { catalogues } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Anime',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: catalogues.anime.detailPath('frieren-beyond-journeys-end') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('Log In') };
export const SignedIn: Story = { args: { signedIn: true }, play: waitForText('Submit') };
