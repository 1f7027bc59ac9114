import { catalogues, type EmbedParameters } from '@gildshelf/api-client/contract';
import { useMediaDetails, useTitleRating } from '@gildshelf/api-client/react';
import { Alert, Button, Spinner } from '@gildshelf/ui';
import { RatingSummary } from '../rating-summary/RatingSummary.tsx';
import { ratePath } from './embedPaths.ts';

/** `RatingSummary` for a frame: titles are rated in a popup window of the site. */
export function EmbeddedRating({ type, slug }: EmbedParameters<'rating'>) {
  const details = useMediaDetails(type, slug);
  const rating = useTitleRating(type, slug);
  if (details.state === 'loading') return <Spinner label="Loading the title" />;
  if (details.state !== 'ready') return <Alert tone="danger">{details.sentence}</Alert>;
  const { view } = details;
  return (
    <RatingSummary
      type={type}
      view={view}
      href={view.slug === null ? undefined : catalogues[type].detailPath(view.slug)}
      // A server without this endpoint has no average of its own.
      rating={rating.state === 'ready' ? rating.data : { average: null, count: 0 }}
      action={
        <Button variant="gold" size="sm" href={ratePath(type, slug)} data-part="rate">
          Rate
        </Button>
      }
    />
  );
}
