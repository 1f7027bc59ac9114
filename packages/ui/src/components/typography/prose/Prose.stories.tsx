import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout/Stack.tsx';
import { Spoiler } from '../spoiler/Spoiler.tsx';
import { Prose } from './Prose.tsx';

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <p>
          The <em>only</em> open world where I <strong>stopped opening the map</strong>.{'\n'}You see a hill,
          you want the hill.
        </p>
        <p>
          More in <a href="https://example.org/">the notes of the developers</a>.
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ListsAndQuotes: Story = {
  args: {
    children: (
      <>
        <blockquote>
          <p>Open your eyes.</p>
        </blockquote>
        <ul>
          <li>Climb anything</li>
          <li>
            <p>Cook</p>
            <ol start={3}>
              <li>Apples</li>
              <li>Mushrooms</li>
            </ol>
          </li>
        </ul>
      </>
    ),
  },
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Prose {...args} />
      <Prose>
        <blockquote>
          <p>Open your eyes.</p>
        </blockquote>
        <ul>
          <li>Climb anything</li>
          <li>
            <p>Cook</p>
            <ol start={3}>
              <li>Apples</li>
              <li>Mushrooms</li>
            </ol>
          </li>
        </ul>
        <p>
          In the end <Spoiler>the kingdom is saved</Spoiler>, as expected.
        </p>
        <p dir="auto">نهاية القصة جميلة.</p>
      </Prose>
    </Stack>
  ),
};
