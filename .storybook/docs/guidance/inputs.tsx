import { Combobox, Select, Stack, StarRating, Text, TextField } from '@gildshelf/ui';
import type { GuidancePair } from './GuidancePair.ts';

const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));
const statuses = optionsOf('Planned', 'Playing', 'Completed', 'Dropped');
const platforms = optionsOf(
  'Nintendo Switch',
  'PC',
  'PlayStation 4',
  'PlayStation 5',
  'Wii U',
  'Xbox Series X',
);

/** Rules of inputs. */
export const inputs: Readonly<Record<string, readonly GuidancePair[]>> = {
  TextField: [
    {
      good: {
        text: 'Keep the label visible, and say in the hint what is expected before it goes wrong.',
        example: <TextField label="Username" hint="3 to 20 letters, digits or hyphens" />,
      },
      bad: {
        text: 'Put the rule into the placeholder. It disappears with the first character.',
        example: <TextField label="Username" placeholder="3 to 20 letters, digits or hyphens" />,
      },
    },
    {
      good: {
        text: 'Say in an error message how to correct the value.',
        example: (
          <TextField label="Website" defaultValue="mara" error="Enter a URL that starts with https://." />
        ),
      },
      bad: {
        text: 'Report only that something is wrong.',
        example: <TextField label="Website" defaultValue="mara" error="Invalid input" />,
      },
    },
  ],
  Select: [
    {
      good: {
        text: 'Offer up to about 10 options that users know, such as a status.',
        example: <Select label="Status" options={statuses} defaultValue="playing" />,
      },
      bad: {
        text: 'Ask yes or no with a select: it takes two clicks. Use a Switch or a CheckboxField.',
        example: <Select label="Public" options={optionsOf('No', 'Yes')} defaultValue="no" />,
      },
    },
  ],
  Combobox: [
    {
      good: {
        text: 'Use it for long lists whose options users can name, and type.',
        example: <Combobox label="Platform" options={platforms} />,
      },
      bad: {
        text: 'Use it for a few options: they are hidden until the field is opened. Use a RadioGroup or a Select.',
        example: <Combobox label="Sort" options={optionsOf('Newest', 'Best')} />,
      },
    },
  ],
  StarRating: [
    {
      good: {
        text: 'Show the number next to an average: stars alone are rounded to halves.',
        example: (
          <Stack direction="row" gap={3} align="center">
            <StarRating value={4.3} label="Average rating" />
            <Text>4.3 of 5, by 1,204 users</Text>
          </Stack>
        ),
      },
      bad: {
        text: 'Show zero stars where nobody has rated yet: that reads as the worst rating.',
        example: <StarRating value={0} label="Average rating" />,
      },
    },
  ],
};
