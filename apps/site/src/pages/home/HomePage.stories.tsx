import { catalogues } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { untilItSays } from '../../testing/untilItSays.ts';

const meta = {
  title: 'Home',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { address: paths.home },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const topLists = [catalogues.game.topEndpoint, catalogues.anime.topEndpoint];

export const Default: Story = { play: untilItSays('Steins;Gate') };
export const SignedIn: Story = { args: { signedIn: true }, play: untilItSays('Welcome Mara!') };
export const Loading: Story = {
  args: { exceptions: topLists.map((endpoint) => ({ endpoint, delay: Number.POSITIVE_INFINITY })) },
  play: untilItSays('Join Now'),
};
export const Failed: Story = {
  args: { exceptions: topLists.map((endpoint) => ({ endpoint, status: 500 })) },
  play: untilItSays('Try Loading Content Again'),
};
