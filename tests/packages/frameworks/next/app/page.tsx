import { Heading, Link, Page, Stack } from '@gildshelf/ui';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { LendBook } from './LendBook';
import { RateBook } from './RateBook';

export default function Books() {
  return (
    <Page>
      <Stack gap={5}>
        <Heading level={1}>Books</Heading>
        <LendBook />
        <Suspense fallback="Loading the rating…">
          <Rating />
        </Suspense>
        <Link href="/ratings">All ratings</Link>
      </Stack>
    </Page>
  );
}

/** A part that is streamed after the page. */
async function Rating() {
  await connection();
  const response = await fetch(process.env.RATINGS_URL ?? '');
  return <RateBook stars={await response.json()} />;
}
