import { Avatar, Heading, Page, Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { ManagedCollection, type ManagedCollectionProps } from './ManagedCollection.tsx';

const meta = {
  component: ManagedCollection,
  args: {
    view: { type: 'game', density: 'list', filters: [] },
    browseHref: '/',
    hrefOf: () => '#view',
    onLeave: () => {},
    onViewChange: () => {},
    unsupported: null,
    aside: (
      <Stack gap={4}>
        <Avatar size="lg" name="Mara" />
        <Heading level={1} size="lg">
          Welcome, Mara!
        </Heading>
      </Stack>
    ),
  },
  render: (args) => <Managed {...args} />,
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
    withFixture({ signedIn: true }),
  ],
  parameters: {
    layout: 'fullscreen',
    dataAttributes: { 'data-index': 'position of a title in the list, from 0' },
  },
} satisfies Meta<typeof ManagedCollection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  args: { view: { type: 'game', density: 'compact', filters: [['sort', 'name']] } },
};

export const SelectionInteractions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Hades' }));
    await expect(canvas.getByRole('toolbar', { name: 'Selected titles' })).toHaveTextContent('1 selected');
  },
};

export const CardsInteractions: Story = {
  args: { view: { type: 'game', density: 'cards', filters: [['status', 'planned']] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Hollow Knight/ })).toBeVisible();
  },
};

function Managed(args: ManagedCollectionProps) {
  const [view, setView] = useState(args.view);
  return <ManagedCollection {...args} view={view} onViewChange={setView} />;
}
