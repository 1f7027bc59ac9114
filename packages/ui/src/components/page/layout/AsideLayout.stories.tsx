import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { ToggleGroup } from '../../actions/toggle-group/ToggleGroup.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { CheckboxGroup } from '../../fields/checkbox-group/CheckboxGroup.tsx';
import { Select } from '../../fields/field/Select.tsx';
import { Heading } from '../../typography/heading/Heading.tsx';
import { AsideLayout } from './AsideLayout.tsx';
import { Grid } from './Grid.tsx';
import { RailLayout } from './RailLayout.tsx';
import { Stack } from './Stack.tsx';

const tools = (
  <>
    <ToggleGroup
      label="Collection"
      items={[
        { value: 'games', label: 'Games', icon: 'gamepad' },
        { value: 'anime', label: 'Anime', icon: 'tv' },
      ]}
    />
    <Select labelInside label="Status" options={[{ value: 'all', label: 'All' }]} />
  </>
);

const rail = (
  <RailLayout
    railLabel="Filters"
    railId="filters"
    rail={
      <CheckboxGroup
        label="Genre"
        size="sm"
        collapseAfter={2}
        options={[
          { value: 'Action', label: 'Action', note: '121' },
          { value: 'Adventure', label: 'Adventure', note: '96' },
          { value: 'Puzzle', label: 'Puzzle', note: '0', disabled: true },
        ]}
        defaultValue={['Action']}
      />
    }
  >
    <Grid columns="shelf">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="card" />
      ))}
    </Grid>
  </RailLayout>
);

const meta = {
  component: AsideLayout,
  subcomponents: { RailLayout },
  args: {
    tools,
    children: (
      <Grid columns="cards">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="card" />
        ))}
      </Grid>
    ),
  },
  parameters: {
    dataAttributes: {
      'data-part': '`tools`: the controls that filter the content; `rail`: the column of filters',
    },
  },
} satisfies Meta<typeof AsideLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const withHeadAndFoot = {
  head: (
    <Heading level={1} size="lg">
      Welcome, Mara!
    </Heading>
  ),
  foot: (
    <Button variant="quiet" flush startIcon="logout">
      Logout
    </Button>
  ),
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={10}>
      <AsideLayout {...args} {...withHeadAndFoot} />
      {rail}
    </Stack>
  ),
};

export const Rail: Story = { render: () => rail };

export const KeyboardInteractions: Story = {
  args: withHeadAndFoot,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(canvasElement.querySelector('[data-part="tools"]')).toContainElement(
      page.getByRole('radiogroup', { name: 'Collection' }),
    );
    await userEvent.tab();
    await expect(page.getByRole('radio', { name: 'Games' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByLabelText('Status')).toHaveFocus();
  },
};
