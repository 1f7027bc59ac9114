import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/Button.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { ScriptOnly } from './ScriptOnly.tsx';

const meta = {
  component: ScriptOnly,
  args: { children: <Button>Share</Button> },
  render: (args) => (
    <Stack direction="row" gap={4} wrap>
      <Text>The button is shown where scripts run.</Text>
      <ScriptOnly {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ScriptOnly>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Stack direction="row" gap={4} wrap>
        <ScriptOnly {...args} />
        <Text>In a row it takes the place of its children.</Text>
      </Stack>
      <ScriptOnly>
        <Button>Share</Button>
        <Button>Copy</Button>
      </ScriptOnly>
    </Stack>
  ),
};
