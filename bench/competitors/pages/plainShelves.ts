import { plainCarousel } from '../plain/plainCarousel.ts';
import { loadCovers } from './loadCovers.ts';
import { offer, place } from './offer.ts';
import { shelves } from './shelves.ts';

offer({
  ready: loadCovers(),
  mount: () => place().append(...shelves.map(plainCarousel)),
  unmount: () => place().replaceChildren(),
});
