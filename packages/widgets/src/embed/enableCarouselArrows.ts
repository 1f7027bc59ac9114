/** Makes the arrows of carousels work without React. */
export function enableCarouselArrows(root: Element): void {
  for (const track of root.querySelectorAll('[data-part="track"]')) {
    const arrows = [...(track.parentElement?.querySelectorAll<HTMLElement>('[data-direction]') ?? [])];
    // In right-to-left layouts `scrollLeft` is 0 at the start and negative beyond it.
    const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
    const end = () => track.scrollWidth - track.clientWidth;
    const updateArrows = () => {
      for (const arrow of arrows)
        arrow.ariaDisabled = String(
          isBack(arrow) ? sign * track.scrollLeft <= 1 : sign * track.scrollLeft >= end() - 1,
        );
    };
    for (const arrow of arrows)
      arrow.addEventListener('click', () => {
        const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
        // Scrolls by less than the width, so that a card stays in view; the track snaps to the next whole card.
        const left = track.clientWidth * scrollFraction * (isBack(arrow) ? -sign : sign);
        track.scrollBy({ left, behavior });
      });
    track.addEventListener('scroll', updateArrows, { passive: true });
    new ResizeObserver(updateArrows).observe(track);
  }
}

const scrollFraction = 0.8;
const isBack = (arrow: HTMLElement) => arrow.dataset.direction === 'previous';
