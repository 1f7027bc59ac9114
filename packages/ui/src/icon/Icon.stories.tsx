import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/Text.tsx';
import { styled } from '../theme/stitches.ts';
import type { IconName } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import { iconPaths } from './iconPaths.ts';

const meta = { component: Icon, args: { name: 'home' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Filled: Story = { args: { name: 'play', filled: true } };
export const WithLabel: Story = { args: { name: 'bookmark', filled: true, label: 'On the shelf' } };

const Sheet = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 112px)',
  gap: '24px 8px',
});
const Cell = styled('div', { display: 'grid', justifyItems: 'center', gap: '8px' });

export const Gallery: Story = {
  render: () => (
    <Sheet>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Cell key={name}>
          <Icon name={name} size="lg" />
          <Text size="xs" tone="secondary">
            {name}
          </Text>
        </Cell>
      ))}
      <Cell>
        <Icon name="play" size="lg" filled />
        <Text size="xs" tone="secondary">
          play, filled
        </Text>
      </Cell>
      <Cell>
        <div dir="rtl">
          <Icon name="back" size="lg" />
        </div>
        <Text size="xs" tone="secondary">
          back, right to left
        </Text>
      </Cell>
    </Sheet>
  ),
};
