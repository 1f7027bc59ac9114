import { auth, limits } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { useHumanCheck } from './useHumanCheck.tsx';

interface HumanCheckFormProps {
  /** Content of the page's `<meta name="human-check">`. */
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
          'Checks that the visitor is human: a hook that returns the control, and the token that a login or a registration sends.',
      },
    },
  },
} satisfies Meta<typeof HumanCheckForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {};

export const SolveInteractions: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('checkbox', { name: 'I am human' });
    await userEvent.click(control);
    // The timeout of the check itself, because the machine may have just begun to load it.
    await waitFor(() => expect(control).toBeChecked(), { timeout: limits.humanCheckTimeout });
  },
};

export const WithoutTheCallInteractions: Story = {
  decorators: [
    withFixture({
      exceptions: [{ endpoint: auth.getHumanCheck, status: 404, body: { message: 'No' } }],
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am human' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
