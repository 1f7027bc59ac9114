import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from '../../../theme/stitches.ts';
import { Button } from '../../actions/button/Button.tsx';
import { Select } from '../../fields/field/Select.tsx';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Panel } from './Panel.tsx';

const content = (
  <Stack gap={5}>
    <Heading level={2} size="sm">
      On your shelf
    </Heading>
    <Select label="Status" options={[{ value: 'completed', label: 'Completed' }]} />
    <Button variant="gold" fullWidth>
      Submit rating
    </Button>
  </Stack>
);

const Column = styled('div', { maxWidth: '312px' });

const meta = {
  component: Panel,
  args: { children: content },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Roomy: Story = { args: { padding: 'lg' } };
export const Calm: Story = { args: { accent: false } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={6}>
      <Panel>{content}</Panel>
      <Panel accent={false} padding="sm">
        A calm surface
      </Panel>
      <Panel padding="lg">Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Panel>
    </Stack>
  ),
};
