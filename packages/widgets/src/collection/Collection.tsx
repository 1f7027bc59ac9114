import { type CatalogueType, dashboardMessages, mediaTypes, messages } from '@gildshelf/api-client/contract';
import {
  Alert,
  AsideLayout,
  Button,
  EmptyState,
  Spinner,
  Stack,
  type StylingProps,
  type Translate,
  useTranslate,
  VisuallyHidden,
} from '@gildshelf/ui';
import type { ReactNode } from 'react';
import { CollectionGrid, type CollectionGridProps } from './CollectionGrid.tsx';
import { CollectionToolbar } from './CollectionToolbar.tsx';
import { useTitleDialogs } from './dialogs/useTitleDialogs.tsx';
import {
  allStatuses,
  type CollectionShelfState,
  type CollectionView,
  useCollectionView,
} from './useCollectionView.ts';

export interface CollectionProps extends StylingProps {
  /** URL of the link that an empty collection shows. */
  readonly browseHref: string;
  /** Content above the filters, such as a greeting. */
  readonly aside?: ReactNode;
  /** Content below the filters, and below the cards on a phone. */
  readonly footer?: ReactNode;
  /** Controlled: which part is shown; update it in `onViewChange`. Without it the widget manages this state itself. */
  readonly view?: CollectionView;
  /** Called with the selected media type and status; `status` is missing when every status is selected. */
  readonly onViewChange?: (view: CollectionView) => void;
  /** Called when the open edit dialog gets unsaved changes (true) or has none any more (false). Must be a stable function. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

/** The signed-in user's collection, filtered by media type and status, whose titles can be edited and removed. */
export function Collection({
  browseHref,
  aside,
  footer,
  view,
  onViewChange,
  onUnsavedChange,
  ...styling
}: CollectionProps) {
  const translate = useTranslate();
  const { type, setType, filter, setFilter, shelf } = useCollectionView(view, onViewChange);
  const dialogs = useTitleDialogs(type, onUnsavedChange);

  return (
    <>
      {/* Always rendered, because screen readers announce changes only of an existing live region. */}
      <VisuallyHidden role="status">
        {shelf.state === 'ready' && shelf.rest === 'none'
          ? resultCount(type, filter, shelf.items.length, translate)
          : ''}
      </VisuallyHidden>
      <AsideLayout
        {...styling}
        onPointerEnter={dialogs.preload}
        onFocus={dialogs.preload}
        head={aside}
        tools={
          <CollectionToolbar type={type} onTypeChange={setType} filter={filter} onFilterChange={setFilter} />
        }
        foot={footer}
      >
        {dialogs.problems}
        <CollectionShelf
          type={type}
          filter={filter}
          shelf={shelf}
          browseHref={browseHref}
          onEdit={dialogs.edit}
          onRemove={dialogs.remove}
        />
      </AsideLayout>
      {dialogs.shown}
    </>
  );
}

function resultCount(type: CatalogueType, filter: string, count: number, translate: Translate): string {
  const { filters, pluralNoun, type: singular } = mediaTypes[type];
  const status = filter === allStatuses ? undefined : filters.find(({ value }) => value === filter)?.label;
  const titles = translate(count === 1 ? singular : pluralNoun);
  return status === undefined
    ? translate(dashboardMessages.results, { count, titles })
    : translate(dashboardMessages.resultsOfStatus, { count, titles, status: translate(status) });
}

interface CollectionShelfProps extends Pick<CollectionGridProps, 'type' | 'onEdit' | 'onRemove'> {
  /** A status, or 'all'. */
  readonly filter: string;
  readonly shelf: CollectionShelfState;
  readonly browseHref: string;
}

/** The cards, or the loading, error or empty state in their place. */
function CollectionShelf({ type, filter, shelf, browseHref, ...actions }: CollectionShelfProps) {
  const translate = useTranslate();
  const { pluralLabel, pluralNoun } = mediaTypes[type];
  const titles = translate(pluralNoun);
  if (shelf.state === 'loading')
    return <Spinner space="page" label={translate('Loading your {titles}', { titles })} />;
  if (shelf.state !== 'ready')
    return <Alert tone={shelf.state === 'failed' ? 'danger' : 'info'}>{translate(shelf.message)}</Alert>;
  if (shelf.items.length > 0)
    return (
      <Stack gap={6}>
        <CollectionGrid
          type={type}
          label={translate(pluralLabel)}
          items={shelf.items}
          isWhole={shelf.rest === 'none'}
          {...actions}
        />
        {shelf.rest === 'loading' && <Spinner label={translate('Loading your {titles}', { titles })} />}
        {shelf.rest === 'failed' && (
          <Alert tone="danger">{translate(messages.media.userContentFailed)}</Alert>
        )}
      </Stack>
    );
  return (
    <EmptyState
      title={translate(messages.collection.empty('{mediaTypes}', '{filter}'), {
        mediaTypes: titles,
        filter: translate(filter),
      })}
      action={
        <Button variant="gold" href={browseHref}>
          {translate('Browse Content!')}
        </Button>
      }
    />
  );
}
