import { globalStyles, Page } from '@gildshelf/ui';
import { useEffect } from 'react';
import { GameShelf } from './GameShelf.tsx';
import { OwnShelf } from './OwnShelf.tsx';

globalStyles();

export function App() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <Page>
      <OwnShelf />
      <GameShelf />
    </Page>
  );
}
