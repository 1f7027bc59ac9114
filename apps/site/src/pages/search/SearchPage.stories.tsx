import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { untilItSays } from '../../testing/untilItSays.ts';

const meta = {
  title: 'Search',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { address: paths.search },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: untilItSays('Discover Content') };
export const Results: Story = {
  args: { address: `${paths.search}?query=the` },
  play: untilItSays('The Witcher 3'),
};
export const NothingFound: Story = {
  args: { address: `${paths.search}?query=zzz` },
  play: untilItSays('No results found'),
};
