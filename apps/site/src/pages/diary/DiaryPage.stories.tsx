import { historyMessages, listPublicDiary } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, userPath } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const url = `${userPath(paths.diary, fixtureUser.username)}?month=2026-11`;
const publicDiary = { signedIn: false, historySettings: { time_zone: null, diary: 'public' } } as const;

const meta = {
  title: 'Diary page',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url, signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('Portal 2') };
export const PublicInteractions: Story = { args: publicDiary, play: waitForText('Hades') };
export const PrivateInteractions: Story = {
  args: { signedIn: false },
  play: waitForText(historyMessages.diaryPrivate),
};
export const EmptyInteractions: Story = {
  args: { histories: {} },
  play: waitForText(historyMessages.noDiary),
};
export const UnknownParametersInteractions: Story = {
  args: { url: `${url}&sort=name` },
  play: waitForText('These parts of the address were not understood and have no effect: sort=name'),
};
export const FailedInteractions: Story = {
  args: { ...publicDiary, exceptions: [{ endpoint: listPublicDiary, status: 500 }] },
  play: waitForText(historyMessages.diaryFailed),
};
