import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { useTitleDetails } from '@gildshelf/api-client/react';
import { Alert, Button, Heading, PageLoading, Stack, type Translate, useTranslate } from '@gildshelf/ui';
import { lazyPart, MediaDetails } from '@gildshelf/widgets';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { readItemState } from '../../routing/navigation.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths } from '../../routing/paths.ts';
import { ShareButton } from '../../share/ShareButton.tsx';
import { ShelfPanel, usePreloadedShelf } from './ShelfPanel.tsx';
import type { TitleSectionsProps } from './TitleSections.tsx';

const TitleSections = lazyPart<TitleSectionsProps>(
  async () => (await import('./TitleSections.tsx')).TitleSections,
);

interface MediaProps {
  readonly type: CatalogueType;
  /** The title's slug or id, from the URL. */
  readonly slug: string;
}

/** A title's page, the same for every media type: its path begins with the name of the type. */
export function MediaPage() {
  const { pathname } = useLocation();
  const { slug = '' } = useParams();
  return <Media key={pathname} type={pathname.split('/')[1] as CatalogueType} slug={slug} />;
}

function Media({ type, slug }: MediaProps) {
  const translate = useTranslate();
  const { state } = useLocation();
  const navigate = useNavigate();
  const details = useTitleDetails(type, slug, readItemState(state, type, slug));
  const isReady = details.state === 'ready';
  usePageTitle(pageTitle(type, details, translate));
  usePreloadedShelf();
  const [isReviewUnsaved, setIsReviewUnsaved] = useState(false);

  const back = (
    <Button variant="quiet" flush startIcon="back" data-leaves="" onClick={() => goBack(navigate)}>
      {translate('Back')}
    </Button>
  );
  if (details.state === 'loading') return <PageLoading />;
  if (!isReady) {
    return (
      <Stack gap={6}>
        <Stack direction="row" gap={0}>
          {back}
        </Stack>
        <Heading level={1}>{translate(catalogues[type].label)}</Heading>
        <Alert tone="danger" action={<Button href={paths.home}>{translate('Go to Home')}</Button>}>
          {translate(details.message)}
        </Alert>
      </Stack>
    );
  }
  const { item, view } = details;
  return (
    <>
      <WidgetBoundary>
        <MediaDetails
          type={type}
          view={view}
          loading={details.isPartial}
          problem={details.message}
          backAction={
            <>
              {back}
              <Stack direction="row" justify="end" grow>
                <ShareButton title={view.title} type={type} slug={view.slug ?? slug} />
              </Stack>
            </>
          }
          panel={
            <WidgetBoundary>
              <ShelfPanel
                type={type}
                item={item}
                title={view.title}
                isReviewUnsaved={isReviewUnsaved}
                // A host without the field `details` has none of the calls either.
                hasHistory={details.isPartial ? undefined : Boolean(item.details)}
              />
            </WidgetBoundary>
          }
        />
      </WidgetBoundary>
      {/* A host without the field `details` has none of the calls either. */}
      {!details.isPartial && Boolean(item.details) && (
        <WidgetBoundary>
          <TitleSections
            type={type}
            slug={slug}
            item={item}
            view={view}
            onUnsavedChange={setIsReviewUnsaved}
          />
        </WidgetBoundary>
      )}
    </>
  );
}

function pageTitle(type: CatalogueType, details: ReturnType<typeof useTitleDetails>, translate: Translate) {
  if (details.state === 'ready') return details.view.title;
  if (details.state === 'loading') return null;
  return translate(details.state === 'missing' ? 'Not found' : catalogues[type].label);
}

function goBack(navigate: ReturnType<typeof useNavigate>) {
  // The first page of a visit has no previous page on this site.
  if (history.state?.idx) navigate(-1);
  else navigate(paths.home);
}
