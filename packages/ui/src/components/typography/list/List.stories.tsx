import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../actions/button/IconButton.tsx';
import { Icon } from '../../graphics/icon/Icon.tsx';
import { Image } from '../../graphics/image/Image.tsx';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { Stack } from '../../page/layout/Stack.tsx';
import { List, ListItem } from './List.tsx';

const edit = fn();
const cover = <Image src={sampleCover('Hades')} alt="" width={48} height={58} radius="thumb" fit="fixed" />;

const meta = {
  component: List,
  subcomponents: { ListItem },
  args: {
    children: [
      <ListItem key="1" secondary="Spring 2017 – Aug 2017" trailing="92 h">
        First play
      </ListItem>,
      <ListItem key="2" secondary="Since 2023" trailing="12 h">
        Second play
      </ListItem>,
    ],
  },
  parameters: {
    dataAttributes: { 'data-selected': 'present on a row that is selected or leads to the current page' },
    keys: { Tab: 'the link of the next row, then its buttons', Enter: 'follows the link of the row' },
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsLinks: Story = {
  args: {
    size: 'lg',
    children: [
      <ListItem
        key="1"
        href="#hades"
        leading={cover}
        secondary="Game, 2020"
        trailing={<IconButton icon="edit" label="Edit Hades" onClick={edit} />}
      >
        Hades
      </ListItem>,
      <ListItem key="2" href="#celeste" leading={cover} secondary="Game, 2018">
        Celeste
      </ListItem>,
    ],
  },
};

export const OneLine: Story = {
  args: {
    size: 'sm',
    divided: false,
    children: [
      <ListItem key="1" href="#diary" current leading={<Icon name="bookmark" />}>
        Diary
      </ListItem>,
      <ListItem key="2" href="#import" leading={<Icon name="refresh" />} trailing="3">
        Import
      </ListItem>,
    ],
  },
};

const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <List {...args} />
      <List size="lg">
        <ListItem href="#hades" leading={cover} secondary="Game, 2020" trailing="4.5 / 5">
          Hades
        </ListItem>
        <ListItem selected leading={cover} secondary={long} trailing="92 h">
          {long}
        </ListItem>
      </List>
      <List size="sm" divided={false}>
        <ListItem href="#diary" current leading={<Icon name="bookmark" />}>
          Diary
        </ListItem>
        <ListItem href="#import" leading={<Icon name="refresh" />} trailing="3">
          Import
        </ListItem>
      </List>
      <div dir="rtl" lang="ar">
        <List>
          <ListItem selected href="#hades" leading={cover} secondary="لعبة" trailing="2020">
            Hades
          </ListItem>
        </List>
      </div>
    </Stack>
  ),
};

export const LinkInteractions: Story = {
  args: AsLinks.args,
  play: async ({ canvas }) => {
    edit.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hades' })).toHaveFocus();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Edit Hades' });
    await expect(button).toHaveFocus();
    // The link covers the row, but not its buttons.
    await userEvent.click(button);
    await expect(edit).toHaveBeenCalledOnce();
    const row = canvas.getAllByRole('listitem')[1] as HTMLElement;
    const { left, top, width, height } = row.getBoundingClientRect();
    const covering = row.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    await expect(covering).toBe(canvas.getByRole('link', { name: 'Celeste' }));
  },
};
