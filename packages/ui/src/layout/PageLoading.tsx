import { Spinner } from '../spinner/Spinner.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';

export interface PageLoadingProps extends RootAttributes<HTMLDivElement> {
  /** Read out while it lasts. */
  label?: string;
}

/**
 * A page on its way: a spinner in the middle of the window, and no footer (`data-page="loading"`) that would jump.
 * Renders a `<div>` element.
 */
export function PageLoading({ label = 'Loading', ...rest }: PageLoadingProps) {
  return (
    <div {...rest} className={look().className} data-page="loading">
      <Spinner label={label} />
    </div>
  );
}

const look = css({ display: 'grid', placeItems: 'center', minHeight: '60dvh' });
