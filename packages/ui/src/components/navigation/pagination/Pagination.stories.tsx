import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { styled } from '../../../theme/stitches.ts';
import { Grid } from '../../page/layout/Grid.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const Narrow = styled('div', { width: '320px', maxWidth: '100%' });

const meta = {
  component: Pagination,
  args: { page: 5, pageCount: 20, getHref: (page) => `#page-${page}`, onPageChange: fn() },
  parameters: {
    dataAttributes: {
      'data-part':
        '`narrow` or `wide` on items that are shown only in narrow or in wide elements, `word` on the words of arrows',
    },
    keys: { Tab: 'moves from link to link', Enter: 'follows the link' },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstPage: Story = { args: { page: 1 } };
export const FewPages: Story = { args: { page: 2, pageCount: 3 } };
export const MoreSiblings: Story = { args: { page: 10, siblings: 2 } };
export const Small: Story = { args: { size: 'sm' } };
export const NarrowColumn: Story = {
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
};

export const States: Story = {
  parameters: { states: { target: 'a' } },
  render: (args) => <Labelled {...args} />,
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Pagination {...args} label="Start" page={1} />
      <Pagination {...args} label="Middle" page={10} />
      <Pagination {...args} label="End" page={20} />
      <Pagination {...args} label="Few" page={2} pageCount={3} />
      <Pagination {...args} label="Small" size="sm" />
      <Pagination {...args} label="Many" page={1234} pageCount={5678} />
      <Grid columns="3">
        <Pagination {...args} label="Narrow" />
        <Pagination {...args} label="Narrow and small" size="sm" page={1} />
        <Pagination {...args} label="Narrow and many" page={5678} pageCount={5678} />
      </Grid>
      <div dir="rtl" lang="ar">
        <MessagesProvider
          messages={{ Previous: 'السابق', Next: 'التالي', 'Page {page}': 'صفحة {page}' }}
          locale="ar"
        >
          <Pagination {...args} label="صفحات" page={4} />
        </MessagesProvider>
      </div>
    </Stack>
  ),
};

export const PageInteractions: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, args }) => {
    const current = () => canvas.getAllByRole('link').find((link) => link.ariaCurrent === 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 6' }));
    await expect(current()).toHaveTextContent('6');
    await expect(current()).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await expect(current()).toHaveTextContent('7');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 20' }));
    await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull();
    await expect(args.onPageChange).toHaveBeenCalledTimes(3);
  },
};

export const NarrowInteractions: Story = {
  ...NarrowColumn,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 5 of 20')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Page 5' })).toBeNull();
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'First page' });
    await expect(first).toHaveFocus();
    await expect(getComputedStyle(first).outlineWidth).toBe('2px');
  },
};

/** A pagination whose page is in the state of its parent, as with a router. */
function Controlled({ page: initialPage, onPageChange, ...rest }: PaginationProps) {
  const [page, setPage] = useState(initialPage);
  return (
    <Pagination
      {...rest}
      page={page}
      onPageChange={(next, event) => {
        event.preventDefault();
        onPageChange?.(next, event);
        setPage(next);
      }}
    />
  );
}

/** A pagination with a name of its own, since the story shows four on one page. */
function Labelled(props: PaginationProps) {
  return <Pagination {...props} label={`Pagination ${useId()}`} />;
}
