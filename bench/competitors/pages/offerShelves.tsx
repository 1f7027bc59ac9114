import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { CarouselProps } from '../cells.ts';
import { loadCovers } from './loadCovers.ts';
import { offer, place } from './offer.ts';
import { shelves } from './shelves.ts';

/** A page that mounts two carousels by React. */
export function offerShelves(Carousel: ComponentType<CarouselProps>): void {
  let root: Root | undefined;
  offer({
    ready: loadCovers(),
    mount() {
      root = createRoot(place());
      root.render(shelves.map((shelf) => <Carousel key={shelf.heading} {...shelf} />));
    },
    unmount: () => root?.unmount(),
  });
}
