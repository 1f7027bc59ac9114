import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Search',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: paths.search },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('Popular titles') };
export const RecentSearchesInteractions: Story = {
  args: { local: { recentSearches: JSON.stringify(['outer wilds', 'miyazaki', 'films of 1999']) } },
  play: waitForText('outer wilds'),
};
export const AllResultsInteractions: Story = {
  args: { url: `${paths.search}?query=the&page=1` },
  play: waitForText('The Witcher 3'),
};
export const Results: Story = {
  args: { url: `${paths.search}?query=the` },
  play: waitForText('The Witcher 3'),
};
export const NothingFound: Story = {
  args: { url: `${paths.search}?query=zzz` },
  play: waitForText('No results found'),
};
