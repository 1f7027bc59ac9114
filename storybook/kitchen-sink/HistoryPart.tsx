import {
  Button,
  Combobox,
  Heading,
  HeatMap,
  HistoryIcon,
  List,
  ListItem,
  Panel,
  PartialDateField,
  Popover,
  Sheet,
  Stack,
  Stepper,
  Table,
  TagField,
  Text,
} from '@gildshelf/ui';
import { useState } from 'react';

const platforms = [
  { value: 'switch', label: 'Nintendo Switch' },
  { value: 'wii-u', label: 'Wii U' },
];

const ratings = [
  { stars: '5', users: 812 },
  { stars: '4.5', users: 420 },
];

/** The plays of a title, and the form that adds one. */
export function HistoryPart() {
  const [tags, setTags] = useState<readonly string[]>(['cosy']);
  const [isAdding, setIsAdding] = useState(false);
  const close = () => setIsAdding(false);
  return (
    <Panel as="section" aria-label="Your plays">
      <Stack gap={5}>
        <Heading level={2}>Your plays</Heading>
        <List>
          <ListItem
            href="#second"
            leading={<HistoryIcon name="repeat" />}
            secondary="Since 2023"
            trailing="12 h"
          >
            Second play
          </ListItem>
          <ListItem href="#first" secondary="Spring 2017 – August 2017" trailing="92 h">
            First play
          </ListItem>
        </List>
        <HeatMap
          label="3 plays on 2 days of 2026."
          year={2026}
          days={[
            { date: '2026-08-15', count: 2 },
            { date: '2026-11-02', count: 1 },
          ]}
          href={(month) => `#${month}`}
          currentMonth="2026-11"
        />
        <Table
          caption="Ratings"
          columns={[
            { key: 'stars', header: 'Stars', cell: ({ stars }) => stars, rowHeader: true },
            { key: 'users', header: 'Users', cell: ({ users }) => users, align: 'end' },
          ]}
          rows={ratings}
          rowKey={({ stars }) => stars}
          size="sm"
        />
        <Stack direction="row" gap={3} wrap>
          <Button onClick={() => setIsAdding(true)}>Add a play</Button>
          <Popover label="About repeats" trigger={<Button variant="quiet">What counts?</Button>}>
            <Text size="sm">A play counts as a repeat if an earlier one is finished.</Text>
          </Popover>
        </Stack>
      </Stack>
      <Sheet
        open={isAdding}
        onOpenChange={setIsAdding}
        title="Add a play"
        actions={
          <Button variant="gold" size="lg" onClick={close}>
            Save play
          </Button>
        }
      >
        <PartialDateField label="Started" defaultValue="2017-03" />
        <Combobox label="Platform" options={platforms} defaultValue="wii-u" />
        <Stepper label="Time played" unit="hours" min={0} max={9999} defaultValue={92} />
        <TagField
          label="Tags"
          tags={tags}
          onChange={setTags}
          suggestions={['co-op night', 'cosy', 'with friends']}
          maxTags={50}
        />
      </Sheet>
    </Panel>
  );
}
