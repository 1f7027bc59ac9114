import { type CatalogueType, mediaTypes } from '@gildshelf/api-client/contract';
import { type CatalogueItem, useApi } from '@gildshelf/api-client/react';
import { Stack } from '@gildshelf/ui';
import { type AddToListProps, lazyPart, RatingForm } from '@gildshelf/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { paths } from '../../routing/paths.ts';
import { HistoryPlaceholder } from './HistoryPlaceholder.tsx';
import type { ShelfHistoryProps } from './ShelfHistory.tsx';

const ShelfHistory = lazyPart<ShelfHistoryProps>(
  async () => (await import('./ShelfHistory.tsx')).ShelfHistory,
);

const AddToList = lazyPart<AddToListProps>(async () => (await import('./addToList.ts')).AddToList);

export interface ShelfFormProps {
  readonly type: CatalogueType;
  readonly item: CatalogueItem;
  readonly title: string;
  /** Whether the form of a review has unsaved changes. */
  readonly isReviewUnsaved: boolean;
  /** Whether the host may have a history of the title; undefined while that is not known. */
  readonly hasHistory: boolean | undefined;
}

/** The rating form, and below it the user's history of the title. A module of its own, so that only signed-in users load it. */
export function ShelfForm({ type, item, title, isReviewUnsaved, hasHistory }: ShelfFormProps) {
  const { session } = useApi();
  const navigate = useNavigate();
  const [isFormUnsaved, setIsFormUnsaved] = useState(false);
  const [isHistoryUnsaved, setIsHistoryUnsaved] = useState(false);
  const [isListUnsaved, setIsListUnsaved] = useState(false);
  const [newStatus, setNewStatus] = useState<string>();
  const subject = { id: item.id, title };

  function handleSignedOut() {
    // SessionEnd redirects to the login when the server has rejected the session.
    if (!session.getState().wasRejected) navigate(paths.account);
  }

  return (
    <Stack gap={4}>
      <RatingForm
        type={type}
        item={subject}
        onSignedOut={handleSignedOut}
        onSaved={({ status }, previous) => setNewStatus(status === previous?.status ? undefined : status)}
        onRemoved={() => setNewStatus(undefined)}
        onUnsavedChange={setIsFormUnsaved}
      />
      {hasHistory === undefined && <HistoryPlaceholder />}
      {hasHistory && (
        <WidgetBoundary>
          <ShelfHistory
            meanwhile={<HistoryPlaceholder />}
            type={type}
            item={{ ...subject, total: totalOf(type, item) }}
            newStatus={newStatus}
            onDateGiven={() => setNewStatus(undefined)}
            onUnsavedChange={setIsHistoryUnsaved}
          />
        </WidgetBoundary>
      )}
      {hasHistory && (
        <WidgetBoundary>
          <AddToList
            meanwhile={<Stack keepsRoom>{null}</Stack>}
            type={type}
            item={subject}
            listsHref={paths.lists}
            onUnsavedChange={setIsListUnsaved}
          />
        </WidgetBoundary>
      )}
      <LeaveGuard isUnsaved={isFormUnsaved || isHistoryUnsaved || isListUnsaved || isReviewUnsaved} />
    </Stack>
  );
}

/** The number of episodes or chapters of a title, if its media type has one and it is known. */
function totalOf(type: CatalogueType, item: CatalogueItem): number | undefined {
  const value = (item as Readonly<Record<string, unknown>>)[mediaTypes[type].progress];
  return typeof value === 'number' ? value : undefined;
}
