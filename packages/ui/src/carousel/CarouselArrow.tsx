import { iconButtonStyles } from '../button/iconButtonStyles.ts';
import { chevronLeft, chevronRight } from '../icon/chevrons.ts';
import { SvgIcon } from '../icon/SvgIcon.tsx';

export interface CarouselArrowProps {
  direction: 'previous' | 'next';
  /** Title of the carousel, for the accessible name. */
  title: string;
  /** The track is at its end in this direction. */
  isDisabled: boolean;
  onPress: (direction: 'previous' | 'next') => void;
}

/** Scrolls by as many whole cards as are in view. Looks like an IconButton, but does not bundle all icons. */
export function CarouselArrow({ direction, title, isDisabled, onPress }: CarouselArrowProps) {
  const isBack = direction === 'previous';
  return (
    <button
      type="button"
      className={iconButtonStyles({ variant: 'outline', size: 'md' }).className}
      aria-label={`${isBack ? 'Previous' : 'Next'}: ${title}`}
      // Not `disabled`, which would remove the focus from the button whose press has reached the end.
      aria-disabled={isDisabled}
      data-direction={direction}
      onClick={() => !isDisabled && onPress(direction)}
    >
      <SvgIcon path={isBack ? chevronLeft : chevronRight} mirrored />
    </button>
  );
}
