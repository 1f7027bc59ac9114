// A page with one component of ui, as the address asks for it. `tests/browser/componentTest.ts` bundles and serves it.
import { Carousel, globalStyles, MediaTile, StarRating } from '@gildshelf/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { smallParts } from './smallParts.tsx';

const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);

globalStyles();
document.documentElement.dir = asked.get('dir') ?? 'ltr';
const place = document.body.appendChild(document.createElement('main'));
const shown = asked.get('show') ?? '';
createRoot(place).render(
  smallParts[shown] ?? (shown === 'carousel' ? <Titles /> : shown === 'defaults' ? <Defaults /> : <Stars />),
);

/** Stars that can be changed, on a page that is long enough to be scrolled. */
function Stars() {
  const [rating, setRating] = useState(number('value', 3));
  const [changes, setChanges] = useState(0);
  const change = (next: number) => {
    setRating(next);
    setChanges(changes + 1);
  };
  return (
    <div style={{ padding: '500px 100px 0', height: 4000 }}>
      <button type="button">Before</button>
      <StarRating value={rating} onChange={change} label="Your rating" disabled={asked.has('disabled')} />
      <output>{changes}</output>
      <StarRating value={rating} label="Kept" />
    </div>
  );
}

/** A list of titles whose position is kept from one visit to the next. */
function Titles() {
  const [position] = useState(() => Number(sessionStorage.getItem('position')));
  return (
    <div style={{ padding: 16, height: 4000 }}>
      <Carousel
        title="Top Games"
        items={titles}
        itemKey={(rank) => rank}
        renderItem={(rank) => <MediaTile name={`Title ${rank}`} rank={rank} href={`#${rank}`} />}
        rows={number('rows', 2)}
        cardWidth={150}
        height={504}
        position={position}
        onPositionChange={(next) => sessionStorage.setItem('position', String(next))}
      />
      <button type="button">After</button>
    </div>
  );
}

/** Two tracks that say nothing of their sizes: one of small things, and one that waits for them. */
function Defaults() {
  const renderItem = (rank: number) => <a href={`#${rank}`}>{rank}</a>;
  return ['Top Games', 'Top Anime'].map((title, index) => (
    <Carousel
      key={title}
      title={title}
      items={index === 0 ? titles : []}
      itemKey={(rank) => rank}
      renderItem={renderItem}
    />
  ));
}

const titles = Array.from({ length: number('count', 100) }, (_, index) => index + 1);
