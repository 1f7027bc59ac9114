import { ApiProvider, present, UserProvider, useTopTitles } from '@gildshelf/api-client/react';
import { createFixtureFetch, fixtureTitle } from '@gildshelf/api-client/testing';
import { MediaCarousel, RatingForm } from '@gildshelf/widgets';
import { useState } from 'react';

const hades = present('game', fixtureTitle('game', 'hades-2018'));

/** A page built with `widgets`, with an in-memory host. */
export function GameShelf() {
  const [fetch] = useState(() => createFixtureFetch({ shelves: {} }));
  return (
    <ApiProvider fetch={fetch}>
      <UserProvider>
        <TopGames />
        <RatingForm type="game" item={hades} onSignedOut={() => {}} />
      </UserProvider>
    </ApiProvider>
  );
}

function TopGames() {
  return <MediaCarousel type="game" list={useTopTitles('game')} />;
}
