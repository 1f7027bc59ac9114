import { iconButtonLook } from '../button/iconButtonLook.ts';
import { chevronLeft, chevronRight } from '../icon/chevrons.ts';
import { Drawing } from '../icon/Drawing.tsx';

export interface CarouselArrowProps {
  direction: 'previous' | 'next';
  /** What it scrolls, in words. */
  title: string;
  /** Leads nowhere: there is no more on this side. */
  isEnd: boolean;
  onPress: (direction: 'previous' | 'next') => void;
}

/** Leads on by as many whole cards as are in view. An IconButton in looks, without the drawings of all others. */
export function CarouselArrow({ direction, title, isEnd, onPress }: CarouselArrowProps) {
  const isBack = direction === 'previous';
  return (
    <button
      type="button"
      className={iconButtonLook({ variant: 'outline', size: 'md' }).className}
      aria-label={`${isBack ? 'Previous' : 'Next'}: ${title}`}
      // Not `disabled`, which would throw the focus away under the finger of who has just reached the end.
      aria-disabled={isEnd}
      data-direction={direction}
      onClick={() => !isEnd && onPress(direction)}
    >
      <Drawing path={isBack ? chevronLeft : chevronRight} directed />
    </button>
  );
}
