import { type CatalogueType, type MediaView, readTitleDetails } from '@gildshelf/api-client/contract';
import {
  type CatalogueItem,
  useRelatedTitles,
  useTitleRating,
  useTrackedTitle,
} from '@gildshelf/api-client/react';
import { Grid, Heading, Stack, useTranslate } from '@gildshelf/ui';
import { RatingHistogram, RelatedTitles, TitleChips, TitleFacts, TitleLinks } from '@gildshelf/widgets';
import { DeferredReviews } from './DeferredReviews.tsx';

export interface TitleSectionsProps {
  readonly type: CatalogueType;
  /** The title's slug or id, from the URL. */
  readonly slug: string;
  /** The response with the details of the title. */
  readonly item: CatalogueItem;
  readonly view: MediaView;
  /** Called when the form of a review gets or loses unsaved changes. */
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
}

/**
 * What a title page shows below the required parts. Details are server-rendered; related titles and ratings are requested by the
 * browser, and left out if the host has none. A module of its own, so that it is loaded after the first paint.
 */
export function TitleSections({ type, slug, item, view, onUnsavedChange }: TitleSectionsProps) {
  const translate = useTranslate();
  const related = useRelatedTitles(type, slug);
  const ratings = useTitleRating(type, slug);
  const tracking = useTrackedTitle(type, item.id);
  const details = readTitleDetails(item);
  const hasFacts =
    view.genres.length > 0 ||
    view.year !== null ||
    details.facts.length > 0 ||
    details.alternativeTitles.length > 0;
  return (
    <>
      <Grid columns="3" gap={12}>
        {hasFacts && (
          <Stack as="section" gap={4} aria-label={translate('Details')}>
            <Heading level={2} size="sm">
              {translate('Details')}
            </Heading>
            <TitleChips type={type} view={view} />
            <TitleFacts type={type} details={details} />
          </Stack>
        )}
        <TitleLinks links={details.externalLinks} />
        {ratings.state === 'ready' && (
          <RatingHistogram
            ratings={ratings.data}
            ownRating={tracking.state === 'ready' ? tracking.data?.rating : null}
          />
        )}
      </Grid>
      {related.state === 'ready' && <RelatedTitles type={type} relations={related.data} />}
      <DeferredReviews
        type={type}
        item={{ id: item.id, title: view.title }}
        onUnsavedChange={onUnsavedChange}
      />
    </>
  );
}
