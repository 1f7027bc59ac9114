import { Spinner } from '../spinner/Spinner.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';

export interface PageLoadingProps extends RootAttributes<HTMLDivElement> {
  /** Status text for screen readers. */
  label?: string;
}

/**
 * A page that is loading: a spinner in the middle of the window. Styles can hide the footer by `data-page="loading"`, so that
 * it does not shift. Renders a `<div>` element.
 */
export function PageLoading({ label = 'Loading', ...rest }: PageLoadingProps) {
  return (
    <div {...rest} className={styles().className} data-page="loading">
      <Spinner label={label} />
    </div>
  );
}

const styles = css({ display: 'grid', placeItems: 'center', minHeight: '60dvh' });
