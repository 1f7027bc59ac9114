import {
  type HistorySettings,
  historyMessages,
  listDiary,
  listPublicDiary,
} from '@gildshelf/api-client/contract';
import { useDiary } from '@gildshelf/api-client/react';
import { fixtureUser } from '@gildshelf/api-client/testing';
import { Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { Diary } from './Diary.tsx';
import type { DiaryView } from './diaryView.ts';

const { username } = fixtureUser;
const today = '2026-11-20';
const publicSettings: HistorySettings = { time_zone: 'Europe/Lisbon', diary: 'public' };

interface UserDiaryProps {
  readonly view: DiaryView;
}

/** A diary whose links change what it shows. */
function UserDiary({ view: initialView }: UserDiaryProps) {
  const [view, setView] = useState(initialView);
  const list = useDiary(username, view);
  return (
    <Stack
      onClick={(event) => {
        const link = (event.target as Element).closest('a');
        const query = new URLSearchParams(link?.hash.slice(1));
        if (!query.has('month')) return;
        event.preventDefault();
        setView({ month: query.get('month') ?? '' });
      }}
    >
      <Diary
        username={username}
        view={view}
        list={list}
        today={today}
        hrefOf={({ month }) => `#month=${month}`}
        onViewChange={setView}
      />
    </Stack>
  );
}

const meta = {
  component: Diary,
  args: {
    username,
    view: { month: '2026-11' },
    list: { state: 'loading', isOwn: false },
    today,
    hrefOf: ({ month }) => `#month=${month}`,
    onViewChange: () => {},
  },
  decorators: [withFixture({ signedIn: true })],
  render: ({ view }) => <UserDiary view={view} />,
} satisfies Meta<typeof Diary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As other users see it. */
export const Public: Story = { decorators: [withFixture({ historySettings: publicSettings })] };
export const OneMediaType: Story = { args: { view: { month: '2026-11', type: 'anime' } } };
export const WithoutDate: Story = { args: { view: { month: 'undated' } } };
export const EmptyMonth: Story = { args: { view: { month: '2026-10' } } };
export const FirstVisit: Story = { decorators: [withFixture({ signedIn: true, histories: {} })] };
export const Loading: Story = { render: (args) => <Diary {...args} /> };
export const Private: Story = { decorators: [withFixture()] };
export const Failed: Story = {
  decorators: [withFixture({ signedIn: true, exceptions: [{ endpoint: listDiary, status: 500 }] })],
};

export const AllVariants: Story = {};

export const MonthInteractions: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('8');
    const next = canvas.getByRole('link', { name: 'Next month: December 2026' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('link', { name: 'Previous month: October 2026' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'October 2026' });
    await canvas.findByText(historyMessages.noEntries);
    canvas.getByRole('link', { name: 'Next month: November 2026' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'November 2026' })).toHaveFocus();
  },
};

export const EditInteractions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the play of Hades' }));
    const dialog = await within(document.body).findByRole('dialog');
    await expect(dialog).toHaveTextContent('Hades');
  },
};

export const MoreFailedInteractions: Story = {
  decorators: [
    withFixture({
      historySettings: publicSettings,
      exceptions: [{ endpoint: listPublicDiary, status: 500 }],
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(historyMessages.diaryFailed);
  },
};
