import {
  Badge,
  CheckboxField,
  CheckboxGroup,
  Grid,
  Heading,
  Kbd,
  Pagination,
  Panel,
  Progress,
  RadioGroup,
  Stack,
  Switch,
  Tabs,
  Text,
} from '@gildshelf/ui';

/** The import of a list: what is shown of it, choices, settings and its progress. */
export function ImportPart() {
  return (
    <Panel as="section" padding="lg" aria-label="Import">
      <Tabs
        label="Import"
        items={[
          { value: 'differences', label: 'Differences', note: '121', content: <Differences /> },
          { value: 'matches', label: 'Likely matches', note: '25', content: null },
          { value: 'files', label: 'Files', content: null, disabled: true },
        ]}
      />
    </Panel>
  );
}

function Differences() {
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Text id="import-count" numeric>
          742 of 1,248 entries
        </Text>
        <Progress labelledBy="import-count" value={742} max={1248} valueText="742 of 1,248" />
      </Stack>
      <Stack direction="row" gap={2} wrap>
        <Badge tone="success" startIcon="check">
          Saved
        </Badge>
        <Badge size="lg" onRemove={() => {}}>
          Adventure
        </Badge>
        <Text size="sm" tone="secondary">
          Press <Kbd keys={['Shift', 'ArrowDown']} /> to select several.
        </Text>
      </Stack>
      <Grid columns="2">
        <Stack gap={3}>
          <Heading level={3}>Whiplash</Heading>
          <RadioGroup
            label="Rating"
            variant="card"
            defaultValue="mine"
            options={[
              { value: 'mine', label: 'Mine', description: 'Four stars' },
              { value: 'theirs', label: 'Theirs', description: 'Four and a half stars' },
            ]}
          />
        </Stack>
        <div>
          <Switch label="Ask before each change" defaultChecked />
          <CheckboxField label="All 121 differences" indeterminate />
          <CheckboxGroup
            label="What to import"
            defaultValue={['ratings']}
            options={[
              { value: 'ratings', label: 'Ratings', note: '742' },
              { value: 'reviews', label: 'Reviews', note: '12', description: 'They stay private.' },
            ]}
          />
        </div>
      </Grid>
      <Pagination page={4} pageCount={13} getHref={(page) => `#differences-${page}`} />
    </Stack>
  );
}
