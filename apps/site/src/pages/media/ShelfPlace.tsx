import { Button, Heading, Panel, Skeleton, Stack } from '@gildshelf/ui';

/** Keeps the place of the form until its code is there: as high as its status, its stars and its button. */
export function ShelfPlace() {
  return (
    <Panel as="section" aria-busy="true">
      <Stack gap={5}>
        <Heading level={2} size="sm">
          On your shelf
        </Heading>
        {fields.map((field) => (
          <Stack key={field} gap={1}>
            <Skeleton width="third" />
            <Skeleton>
              <Button size="lg">{field}</Button>
            </Skeleton>
          </Stack>
        ))}
        <Skeleton>
          <Button>Submit</Button>
        </Skeleton>
      </Stack>
    </Panel>
  );
}

const fields = ['Status', 'Rating'];
