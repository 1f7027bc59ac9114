import { ApiProvider, UserProvider, useTopTitles } from '@gildshelf/api-client/react';
import { createFixtureFetch } from '@gildshelf/api-client/testing';
import { MediaCarousel } from '@gildshelf/widgets';

function TopGames() {
  return <MediaCarousel type="game" list={useTopTitles('game')} />;
}

// An in-memory API for stories and tests. In a product: <ApiProvider host="https://api.example">
const fetch = createFixtureFetch();

export const App = () => (
  <ApiProvider fetch={fetch}>
    <UserProvider>
      <TopGames />
    </UserProvider>
  </ApiProvider>
);
