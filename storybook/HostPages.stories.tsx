import { ownMessages } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BlogPost } from './host-pages/BlogPost.tsx';
import { ForumPost } from './host-pages/ForumPost.tsx';
import { HostPage } from './host-pages/HostPage.tsx';
import { WikiPage } from './host-pages/WikiPage.tsx';

const meta = {
  id: 'sample-host-pages',
  title: 'Pages/Sample host pages',
  component: HostPage,
  tags: ['page', 'own-theme', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof HostPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosenGames = 'portal-2,elden-ring,hades-2018,disco-elysium';

/** A play function that waits for a heading of the widget. */
const waitForHeading =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name });
  };

export const Default: Story = {
  name: 'A wiki',
  args: { variant: 'wiki', theme: 'light', children: <WikiPage theme="light" /> },
  play: waitForHeading(/^Hades$/),
};
export const DarkWiki: Story = {
  name: 'A wiki, dark',
  args: { variant: 'wiki', theme: 'dark', children: <WikiPage theme="dark" /> },
  play: waitForHeading(/^Hades$/),
};
export const Blog: Story = {
  name: 'A blog',
  args: { variant: 'blog', theme: 'light', children: <BlogPost theme="light" accent="#9a3412" /> },
  play: waitForHeading(/^Top 100 Games$/),
};
export const DarkBlog: Story = {
  name: 'A blog, dark',
  args: { variant: 'blog', theme: 'dark', children: <BlogPost theme="dark" accent="#7dd3fc" /> },
  play: waitForHeading(/^Top 100 Games$/),
};
export const SmallRating: Story = {
  name: 'A wiki with a rating in one line',
  args: { variant: 'wiki', theme: 'light', children: <WikiPage theme="light" size="small" /> },
  play: waitForHeading(/^Hades$/),
};
export const DarkSmallRating: Story = {
  name: 'A wiki with a rating in one line, dark',
  args: { variant: 'wiki', theme: 'dark', children: <WikiPage theme="dark" size="small" /> },
  play: waitForHeading(/^Hades$/),
};
export const List: Story = {
  name: 'A blog with chosen titles',
  args: { variant: 'blog', theme: 'light', children: <BlogPost theme="light" slugs={chosenGames} /> },
  play: waitForHeading(/^Chosen games$/),
};
export const DarkList: Story = {
  name: 'A blog with chosen titles, dark',
  args: { variant: 'blog', theme: 'dark', children: <BlogPost theme="dark" slugs={chosenGames} /> },
  play: waitForHeading(/^Chosen games$/),
};
export const Badge: Story = {
  name: 'A forum with the numbers of a collection',
  args: {
    variant: 'forum',
    theme: 'light',
    children: <ForumPost theme="light" user={fixtureUser.username} name="badge" />,
  },
  play: waitForHeading(/^Mara$/),
};
export const DarkBadge: Story = {
  name: 'A forum with the numbers of a collection, dark',
  args: {
    variant: 'forum',
    theme: 'dark',
    children: <ForumPost theme="dark" user={fixtureUser.username} name="badge" />,
  },
  play: waitForHeading(/^Mara$/),
};
export const Forum: Story = {
  name: 'A forum with the games that a user plays',
  args: {
    variant: 'forum',
    theme: 'light',
    children: <ForumPost theme="light" user={fixtureUser.username} status="playing" />,
  },
  play: waitForHeading(/^Games of Mara: Currently Playing$/),
};
export const DarkForum: Story = {
  name: 'A forum with the games that a user plays, dark',
  args: {
    variant: 'forum',
    theme: 'dark',
    children: <ForumPost theme="dark" user={fixtureUser.username} status="playing" />,
  },
  play: waitForHeading(/^Games of Mara: Currently Playing$/),
};
export const PrivateShelf: Story = {
  name: 'A forum, about nobody who shows a collection',
  args: { variant: 'forum', theme: 'dark', children: <ForumPost theme="dark" user="nobody" /> },
  play: async ({ canvasElement }) => {
    const message = await within(canvasElement).findByText(ownMessages.collection.notPublic);
    await expect(message).toBeVisible();
  },
};
export const WithoutScript: Story = {
  name: 'A blog that lets no script run',
  args: { variant: 'blog', theme: 'light', children: <BlogPost theme="light" blocked /> },
};
