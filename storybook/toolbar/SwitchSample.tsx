import { Alert, Button, Heading, Panel, Spinner, Stack, Text, TextField } from '@gildshelf/ui';

/** Texts, controls and surfaces, each of which at least one switch of the toolbar changes. */
export function SwitchSample() {
  return (
    <Panel>
      <Stack gap={4}>
        <Heading level={2}>A sample for the toolbar</Heading>
        <Text tone="secondary">Choose a theme, a direction or a text size above.</Text>
        <TextField label="Name" defaultValue="Mara" />
        <Stack direction="row" gap={3} wrap>
          <Button variant="gold">Save</Button>
          <Button>Cancel</Button>
          <Button disabled>Delete</Button>
        </Stack>
        <Alert tone="success">Your changes are saved.</Alert>
        <Spinner />
      </Stack>
    </Panel>
  );
}
