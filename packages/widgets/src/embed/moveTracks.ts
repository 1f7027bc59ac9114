/** Brings the arrows of carousels to life where React does not. */
export function moveTracks(within: Element): void {
  for (const track of within.querySelectorAll('[data-part="track"]')) {
    const arrows = [...(track.parentElement?.querySelectorAll<HTMLElement>('[data-direction]') ?? [])];
    // From right to left a browser counts downwards from 0.
    const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
    const end = () => track.scrollWidth - track.clientWidth;
    const tell = () => {
      for (const arrow of arrows)
        arrow.ariaDisabled = String(
          isBack(arrow) ? sign * track.scrollLeft <= 1 : sign * track.scrollLeft >= end() - 1,
        );
    };
    for (const arrow of arrows)
      arrow.addEventListener('click', () => {
        const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
        // A card stays in view, and the track snaps to the next whole one.
        const left = track.clientWidth * step * (isBack(arrow) ? -sign : sign);
        track.scrollBy({ left, behavior });
      });
    track.addEventListener('scroll', tell, { passive: true });
    new ResizeObserver(tell).observe(track);
  }
}

const step = 0.8;
const isBack = (arrow: HTMLElement) => arrow.dataset.direction === 'previous';
