import { auth, limits } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withFixture } from '../testing/withFixture.tsx';
import { useHumanCheck } from './useHumanCheck.tsx';

interface HumanCheckFormProps {
  /** What the page's `<meta name="human-check">` says. */
  readonly kind: string;
}

function HumanCheckForm({ kind }: HumanCheckFormProps) {
  return useHumanCheck(kind).control;
}

const meta = {
  title: 'human-check/useHumanCheck',
  component: HumanCheckForm,
  args: { kind: 'proof-of-work' },
  decorators: [withFixture()],
  parameters: {
    docs: {
      description: {
        component:
          'Asks whether a person is there: a hook that gives the control, and the answer that a login or a registration sends.',
      },
    },
  },
} satisfies Meta<typeof HumanCheckForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gallery: Story = {};

export const SolveInteractions: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('checkbox', { name: 'I am human' });
    await userEvent.click(control);
    // The wait of the check itself, for a machine that has just begun to load it.
    await waitFor(() => expect(control).toBeChecked(), { timeout: limits.humanCheckWait });
  },
};

export const WithoutTheCallInteractions: Story = {
  decorators: [
    withFixture({
      exceptions: [{ endpoint: auth.humanCheckChallenge, status: 404, body: { message: 'No' } }],
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am human' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
