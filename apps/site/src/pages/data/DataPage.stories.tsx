import { getCatalogueStatus } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Data sources',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: paths.data },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const status = (body: object) => [{ endpoint: getCatalogueStatus, status: 200, body }];

export const NumbersInteractions: Story = {
  args: {
    exceptions: status({
      sources: [
        { type: 'game', source: 'built-in', titles: 120 },
        { type: 'game', source: 'open-games', titles: 83_185 },
        { type: 'game', source: 'rawg', name: 'RAWG', titles: 1204 },
        { type: 'anime', source: 'open-anime', titles: 23_131 },
        { type: 'movie', source: 'open-movies', titles: 102_409 },
      ],
      installation: [],
      is_installing: false,
    }),
  },
  play: waitForText('102,409'),
};
export const InstallationInteractions: Story = {
  args: {
    exceptions: status({
      sources: [{ type: 'game', source: 'open-games', titles: 31_250 }],
      installation: [
        { table: 'anime', type: 'anime', rows: 23_131, installed_rows: 23_131 },
        { table: 'games', type: 'game', rows: 83_185, installed_rows: 31_250 },
      ],
      is_installing: true,
    }),
  },
  play: waitForText('31,250 of 83,185'),
};
export const WithoutStatusInteractions: Story = {
  args: { exceptions: [{ endpoint: getCatalogueStatus, status: 404, body: {} }] },
  play: waitForText('anime-offline-database'),
};
