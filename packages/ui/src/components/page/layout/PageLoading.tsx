import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';
import { Spinner } from '../../feedback/spinner/Spinner.tsx';

export interface PageLoadingProps extends RootAttributes<HTMLDivElement> {
  /** Status text for screen readers, 'Loading' by default. */
  label?: string;
}

/**
 * A page that is loading: a spinner in the middle of the window. Styles can hide the footer by `data-page="loading"`, so that
 * it does not shift. Renders a `<div>` element.
 */
export function PageLoading({ label, ...rest }: PageLoadingProps) {
  return (
    <div {...rest} className={styles(rest).className} data-page="loading">
      <Spinner label={label} />
    </div>
  );
}

const styles = css({ display: 'grid', placeItems: 'center', minHeight: '60dvh' });
