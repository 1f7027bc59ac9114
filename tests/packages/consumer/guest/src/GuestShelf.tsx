import { usePublicTitles, useTitleDetails, useTitleRating, useTopTitles } from '@gildshelf/api-client/react';
import { createFixtureFetch, fixtureToken, fixtureUser } from '@gildshelf/api-client/testing';
import { Island } from '@gildshelf/ui';
import {
  Collection,
  GildshelfProvider,
  MediaCarousel,
  PublicCollection,
  RatingForm,
  RatingSummary,
} from '@gildshelf/widgets';
import { useState } from 'react';
import { recordCalls } from './recordCalls.ts';

const { username } = fixtureUser;
const slug = 'hades-2018';

/** Every widget, with an in-memory host and a token that the page provides. */
export function GuestShelf() {
  const [fetch] = useState(() => recordCalls(createFixtureFetch({ visibility: 'public' })));
  return (
    <GildshelfProvider host="https://shelf.example" fetch={fetch} getToken={async () => fixtureToken()}>
      <Island>
        <TopGames />
      </Island>
      <Island>
        <Rating />
      </Island>
      <Island>
        <Shelf />
      </Island>
      <Island id="shelf">
        <Collection browseHref="/" />
      </Island>
    </GildshelfProvider>
  );
}

function TopGames() {
  return <MediaCarousel type="game" list={useTopTitles('game')} rows={1} count={12} />;
}

function Rating() {
  const details = useTitleDetails('game', slug);
  const rating = useTitleRating('game', slug);
  if (details.state !== 'ready' || rating.state !== 'ready') return <p>One moment.</p>;
  const { view } = details;
  return (
    <>
      <RatingSummary type="game" view={view} href={`/game/${slug}`} rating={rating.data} action={null} />
      <RatingForm type="game" item={view} onSignedOut={() => {}} />
    </>
  );
}

function Shelf() {
  const list = usePublicTitles(username, 'anime', { limit: 6 });
  return <PublicCollection username={username} type="anime" list={list} />;
}
