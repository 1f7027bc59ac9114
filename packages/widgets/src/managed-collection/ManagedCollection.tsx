import { mediaTypes, messages } from '@gildshelf/api-client/contract';
import { useCollectionCounts, useCollectionTitles } from '@gildshelf/api-client/react';
import {
  Alert,
  AsideLayout,
  Button,
  EmptyState,
  HistoryIcon,
  IconButton,
  Spinner,
  type StylingProps,
  useLocale,
  useTranslate,
  VisuallyHidden,
} from '@gildshelf/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { CollectionToolbar } from '../collection/CollectionToolbar.tsx';
import { useTitleDialogs } from '../collection/dialogs/useTitleDialogs.tsx';
import { allStatuses, useStoredMediaType } from '../collection/useCollectionView.ts';
import { lazyPart, PartErrorBoundary } from '../on-demand/lazyPart.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { useBulkChange } from './bulk/useBulkChange.ts';
import type { CollectionFilterSheetProps } from './filters/CollectionFilterSheet.tsx';
import { parseColumns } from './list/listColumns.ts';
import { ManagedTitles } from './ManagedTitles.tsx';
import { ManagedToolbar } from './ManagedToolbar.tsx';
import { toManagedTitle } from './managedTitle.ts';
import { cleared, type ManagedView, narrowing, valuesOf, withFilter } from './managedView.ts';
import type { ShortcutsSheetProps } from './shortcuts/ShortcutsSheet.tsx';
import { useShortcuts } from './shortcuts/useShortcuts.ts';
import { useSelection } from './useSelection.ts';
import { useStoredText } from './useStoredText.ts';
import type { ViewSheetProps } from './views/ViewSheet.tsx';

export interface ManagedCollectionProps extends StylingProps {
  /** Controlled: what is shown; update it in `onViewChange`. */
  readonly view: ManagedView;
  /** Called with the new view. */
  readonly onViewChange: (view: ManagedView) => void;
  /** URL of a view, for its links. */
  readonly hrefOf: (view: ManagedView) => string;
  /** URL of the link that an empty collection shows. */
  readonly browseHref: string;
  /** Called when the user wants the plain collection, a `Collection`. */
  readonly onLeave: () => void;
  /** Shown in place of everything if the host does not support queries of a collection: a `Collection`. */
  readonly unsupported: ReactNode;
  /** Content above the controls at the side, such as a greeting. */
  readonly aside?: ReactNode;
  /** Content below these controls. */
  readonly footer?: ReactNode;
  /** Called when the open edit dialog gets unsaved changes (true) or has none any more (false). Must be a stable function. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

const FilterSheet = lazyPart<CollectionFilterSheetProps>(
  async () => (await import('./filters/CollectionFilterSheet.tsx')).CollectionFilterSheet,
);
const ViewSheet = lazyPart<ViewSheetProps>(async () => (await import('./views/ViewSheet.tsx')).ViewSheet);
const ShortcutsSheet = lazyPart<ShortcutsSheetProps>(
  async () => (await import('./shortcuts/ShortcutsSheet.tsx')).ShortcutsSheet,
);

/**
 * The signed-in user's collection with search, order, filters, three densities, saved views, keyboard shortcuts and changes of many
 * titles at once.
 */
export function ManagedCollection({
  view,
  onViewChange,
  hrefOf,
  browseHref,
  onLeave,
  unsupported,
  aside,
  footer,
  onUnsavedChange,
  ...styling
}: ManagedCollectionProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [storedType, storeType] = useStoredMediaType();
  const { type = storedType, filters, density } = view;
  const pairs = useMemo(() => [['type', type] as const, ...filters], [type, filters]);
  const list = useCollectionTitles(pairs);
  const counted = useCollectionCounts([['type', type], ...narrowing(filters)]);
  const counts = counted.state === 'ready' ? counted.data : null;
  const loaded = list.state === 'ready' ? list.data.titles : noEntries;
  // While another media type is loading, the titles of the previous one are not shown.
  const entries = loaded[0] && loaded[0].media_type !== type ? noEntries : loaded;
  const isLoading = list.state === 'loading' || entries !== loaded;
  const titles = useMemo(() => entries.map((entry) => toManagedTitle(type, entry)), [type, entries]);
  const total = list.state === 'ready' ? list.data.total : 0;
  const queryKey = new URLSearchParams(pairs.map((pair) => [...pair])).toString();
  const [shownQuery, setShownQuery] = useState(queryKey);
  if (list.state === 'ready' && !list.isPrevious && shownQuery !== queryKey) setShownQuery(queryKey);
  const selection = useSelection(titles, total, queryKey);
  const dialogs = useTitleDialogs(type, onUnsavedChange);
  const bulk = useBulkChange(type, filters, selection);
  const [columnsText, storeColumns] = useStoredText('collectionColumns');
  const columns = useMemo(() => parseColumns(columnsText), [columnsText]);
  const [sheet, setSheet] = useState<'filters' | 'view' | 'shortcuts'>();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const keys = useShortcuts({
    onSearch: () => search.current?.focus(),
    onHelp: () => openSheet('shortcuts'),
    onEscape: selection.clear,
  });

  if (list.state === 'missing') return unsupported;

  function openSheet(kind: typeof sheet) {
    setSheet(kind);
    setIsSheetOpen(true);
  }
  const sheetProps = { open: isSheetOpen, onClose: () => setIsSheetOpen(false) };
  const setFilters = (next: ManagedView['filters']) => onViewChange({ ...view, filters: next });
  const statuses = valuesOf(filters, 'status');
  const { type: singular, pluralNoun } = mediaTypes[type];
  const plural = translate(pluralNoun);
  const isFiltered = narrowing(filters).length > 0;

  return (
    <>
      <VisuallyHidden role="status">
        {list.state === 'ready' &&
          !list.isPrevious &&
          translate('{count} {titles}', {
            count: total.toLocaleString(locale),
            titles: total === 1 ? translate(singular) : plural,
          })}
      </VisuallyHidden>
      <AsideLayout
        {...styling}
        wide
        head={aside}
        tools={
          <CollectionToolbar
            type={type}
            onTypeChange={(next) => {
              storeType(next);
              onViewChange({ density, type: next, filters: commonFilters(filters) });
            }}
            filter={statuses.length === 1 ? (statuses[0] ?? allStatuses) : allStatuses}
            onFilterChange={(status) =>
              setFilters(withFilter(filters, 'status', status === allStatuses ? [] : [status]))
            }
          />
        }
        foot={footer}
      >
        {dialogs.problems}
        <ManagedToolbar
          type={type}
          view={view}
          counts={counts}
          onChange={onViewChange}
          hrefOf={hrefOf}
          searchRef={search}
          onPreloadFilters={FilterSheet.preload}
          onOpenFilters={() => openSheet('filters')}
          menu={
            <IconButton
              icon={<HistoryIcon name="more" />}
              label={translate('View')}
              aria-haspopup="dialog"
              onPointerEnter={ViewSheet.preload}
              onFocus={ViewSheet.preload}
              onClick={() => openSheet('view')}
            />
          }
        />
        {isLoading && <Spinner space="page" label={translate('Loading your {titles}', { titles: plural })} />}
        {list.state === 'failed' && (
          <Alert tone="danger">{translate(messages.media.userContentFailed)}</Alert>
        )}
        {list.state === 'ready' && titles.length > 0 && (
          <ManagedTitles
            // Another query begins at its first title, once its titles have arrived.
            key={`${density} ${shownQuery}`}
            density={density}
            type={type}
            titles={titles}
            total={total}
            isPrevious={list.isPrevious}
            more={list.more}
            selection={selection}
            dialogs={dialogs}
            hasShortcuts={keys.isOn}
            columns={columns}
          />
        )}
        {list.state === 'ready' && !isLoading && titles.length === 0 && (
          <EmptyState
            title={
              isFiltered
                ? translate('No {titles} with these filters', { titles: plural })
                : translate(messages.collection.empty('{mediaTypes}', '{filter}'), {
                    mediaTypes: plural,
                    filter: translate(allStatuses),
                  })
            }
            action={
              isFiltered ? (
                <Button onClick={() => setFilters(cleared(filters))}>{translate('Clear filters')}</Button>
              ) : (
                <Button variant="gold" href={browseHref}>
                  {translate('Browse Content!')}
                </Button>
              )
            }
          />
        )}
        <BulkBar
          type={type}
          selection={selection}
          total={total}
          edit={bulk.edit}
          problem={bulk.problem}
          onChange={bulk.change}
        />
      </AsideLayout>
      {dialogs.shown}
      {sheet && (
        <PartErrorBoundary key={sheet}>
          {sheet === 'filters' && (
            <FilterSheet
              {...sheetProps}
              type={type}
              filters={filters}
              counts={counts}
              onChange={setFilters}
            />
          )}
          {sheet === 'view' && (
            <ViewSheet
              {...sheetProps}
              type={type}
              view={view}
              hrefOf={hrefOf}
              columns={columns}
              onColumnsChange={(next) => storeColumns(next.join(','))}
              onShowShortcuts={() => openSheet('shortcuts')}
              onLeave={onLeave}
            />
          )}
          {sheet === 'shortcuts' && (
            <ShortcutsSheet {...sheetProps} isOn={keys.isOn} onChange={keys.setIsOn} />
          )}
        </PartErrorBoundary>
      )}
    </>
  );
}

const noEntries = [] as const;

/** The filters that stay when the media type changes: genres and statuses differ between media types. */
const commonFilters = (filters: ManagedView['filters']) =>
  filters.filter(([name]) =>
    ['q', 'sort', 'direction', 'tag', 'favourite', 'unrated', 'undated'].includes(name),
  );
