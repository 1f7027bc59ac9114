import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginPrompt } from './LoginPrompt.tsx';

const meta = {
  title: 'login-prompt/LoginPrompt',
  component: LoginPrompt,
  args: { loginHref: '/auth/login', registerHref: '/auth/register' },
} satisfies Meta<typeof LoginPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {};
