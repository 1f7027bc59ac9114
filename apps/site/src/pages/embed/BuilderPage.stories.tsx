import { ownMessages } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paths } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Builder',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: paths.embed, visibility: 'public' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects a widget and fills in its title or user. */
const choose =
  (widget: string, field: string, value: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: widget }));
    await userEvent.type(canvas.getByLabelText(field), value);
    await userEvent.tab();
    await canvas.findByRole('tab', { name: 'Card in HTML' });
  };

export const Default: Story = { play: waitForText('Copy it') };
export const Rating: Story = { play: choose('Rating', 'Title', 'hades-2018') };
/** One of the titles of the URL does not exist. */
export const List: Story = {
  args: { url: `${paths.embed}?widget=list&slugs=portal-2,no-such-game,the-witcher-3-wild-hunt,hades-2018` },
  play: waitForText('Not found on this site'),
};
export const ListWithoutTitles: Story = {
  args: { url: `${paths.embed}?widget=list` },
  play: waitForText(ownMessages.builder.noTitles),
};
export const Collection: Story = {
  play: choose('Collection', 'Whose collection', fixtureUser.username),
};
export const Unfinished: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Rating' }));
    await waitForText(ownMessages.embed.slugMissing)(context);
  },
};
/** Light on a dark page, with an accent that is too pale for it. */
export const LightWithPaleAccent: Story = {
  args: { url: `${paths.embed}?widget=rating&slug=hades-2018&theme=light&accent=%23ffb0c8` },
  play: waitForText('Copy it'),
};
export const TitleSearch: Story = {
  args: { url: `${paths.embed}?widget=rating` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Title'), 'legend');
    await canvas.findAllByRole('option');
  },
};
