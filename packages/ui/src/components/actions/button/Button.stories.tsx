import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../page/layout/Grid.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Join Now', onClick: fn() },
  parameters: {
    dataAttributes: {
      'data-state':
        '`loading` while the button is loading, otherwise absent; on the trigger of a menu or dialog: `open` or `closed`',
    },
    keys: {
      Enter: 'presses the button, or follows the link',
      Space: 'presses the button; does not follow a link',
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { variant: 'gold' } };
export const Outline: Story = { args: { variant: 'outline', children: 'Create Account' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Logout', startIcon: 'logout' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Loading: Story = { args: { variant: 'gold', loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: 'sm', children: 'Try again' } };
export const Large: Story = { args: { size: 'lg', variant: 'gold', children: 'Login' } };
export const AsLink: Story = { args: { href: '/search', children: 'Browse Content!' } };
export const Icons: Story = {
  args: {
    children: 'Trailer',
    startIcon: (
      <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden>
        <path d="M3 2l11 6-11 6Z" />
      </svg>
    ),
    endIcon: 'chevron-right',
  },
};
export const FullWidth: Story = {
  args: { fullWidth: true, startIcon: 'account', children: 'Continue as a guest' },
};

const variants = ['gold', 'outline', 'quiet', 'danger'] as const;

export const States: Story = {
  parameters: { states: { target: 'button' } },
  render: () => (
    <Stack direction="row" gap={4} wrap>
      {variants.map((variant) => (
        <Button variant={variant} key={variant}>
          Join Now
        </Button>
      ))}
    </Stack>
  ),
};

export const AllVariants: Story = {
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
      <Stack align="start">
        <Button variant="quiet" flush startIcon="back">
          Flush with what stands above
        </Button>
        <Button>
          A long label breaks into lines where the words have no room, and is never cut off at the end
        </Button>
      </Stack>
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
    await expect(button).toHaveAttribute('data-state', 'loading');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const FocusInteractions: Story = {
  render: (args) => (
    <Stack direction="row">
      <Button {...args} disabled>
        Not yet
      </Button>
      <Button {...args} href="#there">
        A link
      </Button>
      <Button {...args} href="#there" disabled>
        A link without a place
      </Button>
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'A link' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineWidth).toBe('2px');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'A link without a place' })).not.toHaveFocus();
    canvas.getByRole('button', { name: 'Not yet' }).click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
