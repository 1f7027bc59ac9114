import { Badge, Kbd, Pagination, Panel, Progress, Stack, Tabs, Text } from '@gildshelf/ui';

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
      <Pagination page={4} pageCount={13} getHref={(page) => `#differences-${page}`} />
    </Stack>
  );
}
