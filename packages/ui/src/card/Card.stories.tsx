import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { children: <Text>A calm surface for one thing.</Text> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsLink: Story = { args: { href: '#card' } };

export const Gallery: Story = {
  render: () => (
    <Stack gap={6}>
      <Card>
        <Text>It holds something.</Text>
      </Card>
      <Card href="#card" padding="sm">
        <Text>It leads somewhere.</Text>
      </Card>
    </Stack>
  ),
};
