// A page with one component of ui, chosen by the query of its URL. `tests/browser/components/componentTest.ts` bundles and serves it.
import { Carousel, globalStyles, MediaTile, StarRating } from '@gildshelf/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { componentExamples } from './componentExamples.tsx';

const query = new URLSearchParams(location.search);
const number = (name: string, fallback: number) => Number(query.get(name) ?? fallback);

globalStyles();
document.documentElement.dir = query.get('dir') ?? 'ltr';
const container = document.body.appendChild(document.createElement('main'));
const component = query.get('show') ?? '';
createRoot(container).render(
  componentExamples[component] ??
    (component === 'carousel' ? <Titles /> : component === 'defaults' ? <Defaults /> : <Stars />),
);

/** An editable star rating on a page that is long enough to scroll. */
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
      <StarRating value={rating} onChange={change} label="Your rating" disabled={query.has('disabled')} />
      <output>{changes}</output>
      <StarRating value={rating} label="Kept" />
    </div>
  );
}

/** A carousel of titles whose position is stored for the next visit. */
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

/** Two carousels with default sizes: one of small items, and one without items, which is loading. */
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
