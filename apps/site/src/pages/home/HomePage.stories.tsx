import { catalogues } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Home',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: paths.home },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const topLists = Object.values(catalogues).map(({ listTopTitles }) => listTopTitles);

export const Default: Story = { play: waitForText('Steins;Gate') };
export const SignedIn: Story = { args: { signedIn: true }, play: waitForText('Welcome Mara!') };
export const Loading: Story = {
  args: { exceptions: topLists.map((endpoint) => ({ endpoint, delay: Number.POSITIVE_INFINITY })) },
  play: waitForText('Join Now'),
};
export const Failed: Story = {
  args: { exceptions: topLists.map((endpoint) => ({ endpoint, status: 500 })) },
  play: waitForText('Try Loading Content Again'),
};
