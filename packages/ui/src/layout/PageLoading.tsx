import { Spinner } from '../spinner/Spinner.tsx';
import { css } from '../theme/stitches.ts';

export interface PageLoadingProps {
  /** Read out while it lasts. */
  label?: string;
}

/** A page on its way: a spinner in the middle of the window, and no footer (`data-page="loading"`) that would jump. */
export function PageLoading({ label = 'Loading' }: PageLoadingProps) {
  return (
    <div className={look().className} data-page="loading">
      <Spinner label={label} />
    </div>
  );
}

const look = css({ display: 'grid', placeItems: 'center', minHeight: '60dvh' });
