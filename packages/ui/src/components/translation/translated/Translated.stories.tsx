import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../../actions/link/Link.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { MessagesProvider } from '../messages-provider/MessagesProvider.tsx';
import { Translated } from './Translated.tsx';

const meta = {
  component: Translated,
  args: { text: 'Welcome {name}!', values: { name: <bdi>Mara</bdi> } },
} satisfies Meta<typeof Translated>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={4}>
      <Text>
        <Translated text="Anyone can see {page}." values={{ page: <Link href="/mara">your page</Link> }} />
      </Text>
      <MessagesProvider messages={{ 'Welcome {name}!': 'Willkommen, {name}!' }} locale="de">
        <Text>
          <Translated text="Welcome {name}!" values={{ name: <bdi>Mara</bdi> }} />
        </Text>
      </MessagesProvider>
    </Stack>
  ),
};

export const GermanInteractions: Story = {
  ...AllVariants,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Mara').parentElement).toHaveTextContent(
      'Willkommen, Mara!',
    );
  },
};
