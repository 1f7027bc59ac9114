import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Column } from './Column.tsx';

const children = (
  <>
    <Heading level={2}>A column to read in</Heading>
    <Text>It keeps its lines short on a wide window, and takes the whole width of a phone.</Text>
  </>
);

const meta = { component: Column, args: { children } } satisfies Meta<typeof Column>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {};
