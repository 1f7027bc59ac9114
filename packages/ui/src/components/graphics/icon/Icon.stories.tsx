import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Stack } from '../../page/layout/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { HistoryIcon, type HistoryIconName } from './HistoryIcon.tsx';
import { Icon, type IconName } from './Icon.tsx';

const meta = {
  component: Icon,
  subcomponents: { HistoryIcon },
  args: { name: 'home' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Filled: Story = { args: { name: 'play', filled: true } };
export const WithLabel: Story = { args: { name: 'bookmark', filled: true, label: 'On the shelf' } };

/** Every icon name; TypeScript reports a missing one. */
const names = {
  account: true,
  'arrow-down': true,
  'arrow-up': true,
  back: true,
  book: true,
  bookmark: true,
  check: true,
  'chevron-down': true,
  'chevron-left': true,
  'chevron-right': true,
  cross: true,
  edit: true,
  eye: true,
  'eye-off': true,
  film: true,
  gamepad: true,
  home: true,
  info: true,
  logout: true,
  pause: true,
  play: true,
  refresh: true,
  screen: true,
  search: true,
  trash: true,
  tv: true,
  warning: true,
} satisfies Record<IconName, true>;

const historyNames = {
  calendar: true,
  columns: true,
  covers: true,
  filter: true,
  grid: true,
  heart: true,
  keyboard: true,
  list: true,
  lock: true,
  more: true,
  note: true,
  plus: true,
  repeat: true,
  tag: true,
} satisfies Record<HistoryIconName, true>;

function Cell({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={2} align="centre">
      {children}
    </Stack>
  );
}

export const Favourite: Story = {
  render: () => <HistoryIcon name="heart" filled label="Favourite" />,
};

export const AllVariants: Story = {
  render: () => (
    <Stack direction="row" gap={8} wrap>
      {(Object.keys(names) as IconName[]).map((name) => (
        <Cell key={name}>
          <Icon name={name} size="lg" />
          <Text size="xs" tone="secondary">
            {name}
          </Text>
        </Cell>
      ))}
      {(Object.keys(historyNames) as HistoryIconName[]).map((name) => (
        <Cell key={name}>
          <HistoryIcon name={name} size="lg" />
          <Text size="xs" tone="secondary">
            {name}
          </Text>
        </Cell>
      ))}
      <Cell>
        <HistoryIcon name="heart" size="lg" filled />
        <Text size="xs" tone="secondary">
          heart, filled
        </Text>
      </Cell>
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
    </Stack>
  ),
};
