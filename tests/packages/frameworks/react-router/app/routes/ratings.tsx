import { Card, Heading, Link, Page, Stack, StarRating } from '@gildshelf/ui';

export const meta = () => [{ title: 'Ratings' }];

export default function Ratings() {
  return (
    <Page>
      <Stack gap={5}>
        <Heading level={1}>Ratings</Heading>
        <Card>
          <StarRating label="Rating of Emma" value={4.5} />
        </Card>
        <Link href="/">Books</Link>
      </Stack>
    </Page>
  );
}
