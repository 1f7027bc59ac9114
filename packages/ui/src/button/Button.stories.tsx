import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';

const meta = { component: Button, args: { children: 'Join Now', onClick: fn() } } satisfies Meta<
  typeof Button
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { variant: 'gold' } };
export const Outline: Story = { args: { variant: 'outline', children: 'Create Account' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Logout', startIcon: 'logout' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Loading: Story = { args: { variant: 'gold', loading: true } };
export const AsLink: Story = { args: { href: '/search', children: 'Browse Content!' } };
export const FullWidth: Story = {
  args: { fullWidth: true, startIcon: 'account', children: 'Continue as a guest' },
};

const variants = ['gold', 'outline', 'quiet', 'danger'] as const;

export const Gallery: Story = {
  render: () => (
    <Stack gap={6}>
      {variants.map((variant) => (
        <Stack direction="row" gap={4} wrap key={variant}>
          <Button variant={variant} size="lg">
            Large {variant}
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} startIcon="refresh">
            With a sign
          </Button>
          <Button variant={variant} loading>
            Working
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Stack>
      ))}
      <Grid columns="2">
        <Button fullWidth size="lg" startIcon="account">
          Continue with Google
        </Button>
        <Button fullWidth size="lg" variant="gold">
          Login
        </Button>
      </Grid>
    </Stack>
  ),
};

export const PressInteractions: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Join Now' });
    await userEvent.click(button);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LoadingInteractions: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Join Now' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
