import { plainStars } from '../plain/plainStars.ts';
import { layOut, offer, place } from './offer.ts';

const { element, rate } = plainStars(3);
offer({
  mount: () => place().append(element),
  unmount: () => element.remove(),
  rate(rating) {
    rate(rating);
    layOut();
  },
});
