import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { StarsProps } from '../cells.ts';
import { layOut, offer, place } from './offer.ts';

/** A page that changes a rating by React. */
export function offerStars(Stars: ComponentType<StarsProps>): void {
  let setRating: (rating: number) => void = () => undefined;
  let root: Root | undefined;
  function Rated() {
    const [rating, set] = useState(3);
    setRating = set;
    return <Stars value={rating} onChange={set} />;
  }
  offer({
    mount() {
      root = createRoot(place());
      root.render(<Rated />);
    },
    unmount: () => root?.unmount(),
    rate(rating) {
      flushSync(() => setRating(rating));
      layOut();
    },
  });
}
