import { historyMessages, updatePlay } from '@gildshelf/api-client/contract';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { StatusDatePrompt } from './StatusDatePrompt.tsx';
import { TitleHistory } from './TitleHistory.tsx';

const itemOf = (type: 'game' | 'anime', slug: string, total?: number) => ({
  id: fixtureTitle(type, slug).id,
  title: slug,
  total,
});

const done = fn();
const frieren = itemOf('anime', 'frieren-beyond-journeys-end', 28);

const meta = {
  component: TitleHistory,
  subcomponents: { StatusDatePrompt },
  args: { type: 'game', item: itemOf('game', 'disco-elysium'), onUnsavedChange: fn() },
  decorators: [withFixture({ signedIn: true })],
} satisfies Meta<typeof TitleHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithEpisodes: Story = { args: { type: 'anime', item: frieren } };
export const Untracked: Story = { args: { item: itemOf('game', 'mass-effect-2') } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack direction="row" align="start" wrap gap={6}>
      <Stack gap={6}>
        <StatusDatePrompt type="game" titleId={args.item.id} status="playing" onDone={done} />
        <StatusDatePrompt type="game" titleId={args.item.id} status="completed" onDone={done} />
        <TitleHistory {...args} />
      </Stack>
      <TitleHistory {...args} type="anime" item={frieren} />
      <TitleHistory {...args} item={itemOf('game', 'mass-effect-2')} />
      <div dir="rtl" lang="ar">
        <TitleHistory {...args} item={itemOf('game', 'elden-ring')} />
      </div>
    </Stack>
  ),
};

export const ProgressInteractions: Story = {
  args: { type: 'anime', item: frieren },
  play: async ({ canvas }) => {
    await canvas.findByText('18 of 28 episodes');
    await userEvent.click(canvas.getByRole('button', { name: '+1 episode' }));
    await canvas.findByText('19 of 28 episodes');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Without a date' }));
    await expect(await canvas.findByText('Started 1 Nov 2026')).toBeVisible();
  },
};

export const EditInteractions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Edit play: 2021' }));
    const form = within(await page.findByRole('dialog', { name: 'Edit play' }));
    const started = within(form.getByRole('group', { name: 'Started' }));
    await userEvent.type(started.getByLabelText('Year'), '2022');
    await userEvent.click(form.getByRole('button', { name: 'Save play' }));
    await expect(await form.findByText(historyMessages.endBeforeStart)).toBeVisible();
    await userEvent.clear(started.getByLabelText('Year'));
    await userEvent.type(started.getByLabelText('Year'), '2020');
    await userEvent.click(form.getByRole('button', { name: 'Save play' }));
    await waitFor(() => expect(page.getByText('2020 to 2021')).toBeVisible());
  },
};

export const FormInteractions: Story = {
  args: { type: 'anime', item: frieren },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Edit play: Since 1 Nov 2026' }));
    const form = within(await page.findByRole('dialog', { name: 'Edit play' }));
    await userEvent.click(form.getByRole('button', { name: 'Episodes' }));
    await expect(await form.findByText('Episode 18')).toBeVisible();
  },
};

export const FailureInteractions: Story = {
  decorators: [withFixture({ signedIn: true, exceptions: [{ endpoint: updatePlay, status: 500 }] })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+1 h' }));
    await expect(await canvas.findByText(historyMessages.saveFailed)).toBeVisible();
    await expect(canvas.getByText(/9 h so far/)).toBeVisible();
  },
};

export const PromptInteractions: Story = {
  args: { item: itemOf('game', 'elden-ring') },
  render: ({ item }) => <StatusDatePrompt type="game" titleId={item.id} status="completed" onDone={done} />,
  play: async ({ canvas }) => {
    done.mockClear();
    const year = await canvas.findByRole('button', { name: 'A year' });
    year.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByLabelText('Year'), '2025');
    canvas.getByRole('button', { name: 'Save date' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
  },
};
