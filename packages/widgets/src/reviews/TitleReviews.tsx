import {
  limits,
  type MediaType,
  messages,
  type Review,
  type ReviewSort,
  reviewMessages,
  reviewSorts,
} from '@gildshelf/api-client/contract';
import { type TitleId, useOwnReview, useReviews, useUser } from '@gildshelf/api-client/react';
import {
  Alert,
  Button,
  createToaster,
  Select,
  Stack,
  type StylingProps,
  Text,
  useTranslate,
} from '@gildshelf/ui';
import { useState } from 'react';
import { useCollectionDialog } from '../collection/dialogs/useCollectionDialog.ts';
import { lazyPart, PartErrorBoundary } from '../on-demand/lazyPart.tsx';
import { Toasts } from '../on-demand/Toasts.tsx';
import { TitleSection } from '../title-sections/TitleSection.tsx';
import type { ReportDialogProps } from './dialog/ReportDialog.tsx';
import type { ReviewDialogProps } from './dialog/ReviewDialog.tsx';
import { OtherReviews } from './OtherReviews.tsx';
import { OwnReview } from './OwnReview.tsx';
import { WriteReview } from './WriteReview.tsx';

export interface TitleReviewsProps extends StylingProps {
  /** Media type of the title. */
  readonly type: MediaType;
  /** The id of the title, and its name. */
  readonly item: { readonly id: TitleId; readonly title: string };
  /** URL of the login, for visitors who want to write a review. */
  readonly loginHref: string;
  /** URL of the public collection of a user, to which the names of authors who have one lead. */
  readonly collectionHref: (username: string) => string;
  /** Called when the form of the review gets unsaved changes (true) or has none any more (false). Must be a stable function. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

/** A form that is open, and the review that it is about. */
type Form =
  | { readonly kind: 'review'; readonly review: Review | undefined }
  | { readonly kind: 'report'; readonly review: Review };

/**
 * The reviews of a title: that of the signed-in user, who can write, edit and delete it, and those of others, for which they can vote.
 * Renders nothing on a host that does not support them.
 */
export function TitleReviews({
  type,
  item,
  loginHref,
  collectionHref,
  onUnsavedChange,
  ...styling
}: TitleReviewsProps) {
  const translate = useTranslate();
  const { isAuthenticated } = useUser();
  const [sort, setSort] = useState<ReviewSort>('helpful');
  const query = useReviews(type, item.id, sort);
  const list = useLatest(query.state === 'ready' && query.data ? query.data : undefined);
  const ownQuery = useOwnReview(type, item.id);
  const form = useCollectionDialog<Form>();
  const [failedKey, setFailedKey] = useState<number>();
  const [toaster] = useState(() => createToaster({ duration: limits.toastDuration }));
  const own = ownQuery.state === 'ready' ? ownQuery.data?.review : undefined;

  if (query.state === 'failed')
    return (
      <Alert
        {...styling}
        tone="danger"
        action={<Button onClick={() => void query.reload()}>{translate('Try again')}</Button>}
      >
        {translate(reviewMessages.loadFailed)}
      </Alert>
    );
  if (query.state === 'ready' && query.data === null) return null;
  if (!list || (isAuthenticated && ownQuery.state === 'loading'))
    return (
      <Stack {...styling} aria-busy>
        {null}
      </Stack>
    );
  const { total, items } = list;
  const others = items.filter(({ is_own: isOwn }) => !isOwn);
  const openReview = () => form.open({ kind: 'review', review: own ?? undefined });
  const preloadReview = () => void ReviewDialog.preload();

  function handleDone(message: string) {
    form.close();
    toaster.show(translate(message));
  }

  const shown = form.dialog;
  return (
    <TitleSection
      {...styling}
      size="md"
      title={translate('Reviews')}
      detail={
        <>
          {total > 0 && (
            <Text as="span" size="sm" tone="secondary">
              {total}
            </Text>
          )}
          <Stack direction="row" justify="end" align="start" gap={3} grow wrap>
            {total > 1 && <SortSelect sort={sort} onChange={setSort} />}
            {!own && (
              <WriteReview
                type={type}
                titleId={item.id}
                loginHref={loginHref}
                onWrite={openReview}
                onWriteSoon={preloadReview}
              />
            )}
          </Stack>
        </>
      }
    >
      {!own && others.length === 0 && <Text tone="secondary">{translate('No reviews yet.')}</Text>}
      {own && (
        <OwnReview
          review={own}
          collectionHref={collectionHref}
          onEdit={openReview}
          onEditSoon={preloadReview}
        />
      )}
      <OtherReviews
        type={type}
        titleId={item.id}
        reviews={others}
        collectionHref={collectionHref}
        more={query.more}
        isBusy={query.state === 'loading'}
        onReport={(review) => form.open({ kind: 'report', review })}
        onReportSoon={() => void ReportDialog.preload()}
      />
      {failedKey === form.dialogKey && (
        <Alert tone="danger">{translate(messages.transport.unexpected)}</Alert>
      )}
      {shown && (
        <PartErrorBoundary key={form.dialogKey} onError={() => setFailedKey(form.dialogKey)}>
          {shown.kind === 'review' ? (
            <ReviewDialog
              type={type}
              item={item}
              review={shown.review}
              open={form.isOpen}
              onClose={form.close}
              onDeleted={() => handleDone(reviewMessages.removed)}
              onUnsavedChange={onUnsavedChange}
            />
          ) : (
            <ReportDialog
              review={shown.review}
              open={form.isOpen}
              onClose={form.close}
              onReported={() => handleDone(reviewMessages.reported)}
            />
          )}
        </PartErrorBoundary>
      )}
      <Toasts toaster={toaster} />
    </TitleSection>
  );
}

/** The value, and while it is undefined the one before: the reviews in another order stay until those in the new one have loaded. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}

const ReviewDialog = lazyPart<ReviewDialogProps>(
  async () => (await import('./dialog/ReviewDialog.tsx')).default,
);
const ReportDialog = lazyPart<ReportDialogProps>(
  async () => (await import('./dialog/ReportDialog.tsx')).default,
);

interface SortSelectProps {
  readonly sort: ReviewSort;
  readonly onChange: (sort: ReviewSort) => void;
}

function SortSelect({ sort, onChange }: SortSelectProps) {
  const translate = useTranslate();
  return (
    <Select
      label={translate('Sort')}
      labelInside
      options={reviewSorts.map((value) => ({ value, label: translate(sortLabels[value]) }))}
      value={sort}
      onChange={(value) => onChange(value as ReviewSort)}
    />
  );
}

const sortLabels: Readonly<Record<ReviewSort, string>> = { newest: 'Newest', helpful: 'Most helpful' };
