import { Button, Heading, Panel, Skeleton, Stack, Text } from '@gildshelf/ui';

/** A placeholder until the form's code is loaded, as tall as its status, its stars and its buttons. */
export function ShelfPlaceholder() {
  return (
    <Panel as="section" aria-busy="true">
      <Stack gap={5}>
        <Heading level={2} size="sm">
          On your shelf
        </Heading>
        {fields.map(({ label, size }) => (
          <Stack key={label} gap={1}>
            <Text as="div" size="sm">
              <Skeleton width="third" />
            </Text>
            <Skeleton>
              <Button size={size}>{label}</Button>
            </Skeleton>
          </Stack>
        ))}
        <Skeleton>
          <Button>Submit</Button>
        </Skeleton>
        <Stack keepsRoom>{null}</Stack>
      </Stack>
    </Panel>
  );
}

const fields = [
  { label: 'Status', size: 'lg' },
  { label: 'Rating', size: 'md' },
] as const;
