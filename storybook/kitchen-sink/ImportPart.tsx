import { Badge, Kbd, Panel, Progress, Stack, Text } from '@gildshelf/ui';

/** The import of a list and its progress. */
export function ImportPart() {
  return (
    <Panel as="section" padding="lg" aria-label="Import">
      <Differences />
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
    </Stack>
  );
}
