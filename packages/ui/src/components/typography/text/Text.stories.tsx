import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout/Stack.tsx';
import { Text } from './Text.tsx';

const meta = { component: Text, args: { children: 'A wide, patient adventure.' } } satisfies Meta<
  typeof Text
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { tone: 'secondary', size: 'sm' } };
export const Numbers: Story = { args: { numeric: true, size: 'xl', weight: 'strong', children: '4.47' } };
export const Prose: Story = {
  args: {
    prose: true,
    tone: 'secondary',
    children:
      'The demon king is beaten and the heroes go home. For Frieren, an elf, ten years beside them was only a moment.\n\nSo she sets out again, slowly.',
  },
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={3}>
      <Text size="xl" weight="strong" numeric>
        4.47
      </Text>
      <Text size="lg">Eighteen, for what one reads first</Text>
      <Text>Sixteen, for text</Text>
      <Text size="sm">Fourteen, for what stands beside it</Text>
      <Text size="xs">Twelve, for the small print</Text>
      <Text tone="secondary">Secondary</Text>
      <Text tone="tertiary">Tertiary</Text>
      <Text tone="champagne">Champagne</Text>
      <Text tone="danger">Danger</Text>
      <Text tone="success">Success</Text>
      <Text weight="medium">Medium</Text>
      <Text weight="strong">Strong</Text>
      <Text align="end">At the end</Text>
      <Text prose>
        Lines of prose end where the eye can still find the next one, and break where their writer broke them.
      </Text>
      <Text>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</Text>
      <div dir="rtl">
        <Text lang="ar">في البدء كان الرف</Text>
      </div>
      <Text lang="ja">葬送のフリーレン</Text>
    </Stack>
  ),
};
