import { Heading, Link, Page, Stack } from '@gildshelf/ui';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router';
import { LendBook } from '../LendBook.tsx';
import { RateBook } from '../RateBook.tsx';

export const meta = () => [{ title: 'Books' }];

/** The stars are streamed after the page. */
export function loader() {
  return { stars: fetchRating() };
}

async function fetchRating(): Promise<number> {
  const response = await fetch(process.env.RATINGS_URL ?? '');
  return response.json();
}

export default function Books() {
  const { stars } = useLoaderData<typeof loader>();
  return (
    <Page>
      <Stack gap={5}>
        <Heading level={1}>Books</Heading>
        <LendBook />
        <Suspense fallback="Loading the rating…">
          <Await resolve={stars}>{(value) => <RateBook stars={value} />}</Await>
        </Suspense>
        <Link href="/ratings">All ratings</Link>
      </Stack>
    </Page>
  );
}
