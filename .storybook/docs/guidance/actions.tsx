import { Button, Card, Heading, IconButton, Stack, Tabs, Text } from '@gildshelf/ui';
import type { GuidancePair } from './GuidancePair.ts';

const row = { direction: 'row', gap: 3, wrap: true } as const;

/** Rules of components that start actions or navigate. */
export const actions: Readonly<Record<string, readonly GuidancePair[]>> = {
  Button: [
    {
      good: {
        text: 'Have one gold button in a form or a dialog: the action that most users came for.',
        example: (
          <Stack {...row}>
            <Button>Cancel</Button>
            <Button variant="gold">Save</Button>
          </Stack>
        ),
      },
      bad: {
        text: 'Make every action gold. Nothing stands out then.',
        example: (
          <Stack {...row}>
            <Button variant="gold">Cancel</Button>
            <Button variant="gold">Reset</Button>
            <Button variant="gold">Save</Button>
          </Stack>
        ),
      },
    },
    {
      good: {
        text: 'Name the action with a verb, so that the button makes sense without the text around it.',
        example: <Button variant="danger">Delete account</Button>,
      },
      bad: {
        text: 'Use a label that only the text above explains. Users of screen readers jump from button to button.',
        example: (
          <Stack {...row}>
            <Button>No</Button>
            <Button variant="danger">Yes</Button>
          </Stack>
        ),
      },
    },
  ],
  Tabs: [
    {
      good: {
        text: 'Divide one subject into parts of equal rank, with labels of one or two words.',
        example: (
          <Tabs
            label="A game"
            items={[
              { value: 'facts', label: 'Facts', content: <Text>Released in 2020</Text> },
              { value: 'reviews', label: 'Reviews', content: <Text>1,204 reviews</Text> },
            ]}
          />
        ),
      },
      bad: {
        text: 'Hide the steps of a task in tabs. Users do not see that there is more to fill in, or in which order.',
        example: (
          <Tabs
            label="Registration"
            items={[
              { value: '1', label: 'First enter your name', content: <Text>Step 1</Text> },
              { value: '2', label: 'Then choose a password', content: <Text>Step 2</Text> },
            ]}
          />
        ),
      },
    },
  ],
  Card: [
    {
      good: {
        text: 'Make the whole card one link if it leads to one page.',
        example: (
          <Card href="#card">
            <Stack gap={2}>
              <Heading level={3}>Hades</Heading>
              <Text tone="secondary">Supergiant Games, 2020</Text>
            </Stack>
          </Card>
        ),
      },
      bad: {
        text: 'Put buttons into a card that is a link: a click between them follows the link, and HTML forbids it.',
        example: (
          <Card>
            <Stack direction="row" gap={3} align="center">
              <Text>Hades</Text>
              <IconButton icon="edit" label="Edit Hades" />
              <IconButton icon="cross" label="Remove Hades" />
            </Stack>
          </Card>
        ),
      },
    },
  ],
};
