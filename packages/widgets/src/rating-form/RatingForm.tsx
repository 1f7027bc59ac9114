import { type CatalogueType, messages } from '@gildshelf/api-client/contract';
import type { TitleId, Tracking } from '@gildshelf/api-client/react';
import { Alert, Button, Heading, Panel, Stack, type StylingProps, useTranslate } from '@gildshelf/ui';
import { type FormEvent, useState } from 'react';
import type { RemovalDialogsProps } from '../collection/dialogs/RemovalDialogs.tsx';
import { useCollectionDialog } from '../collection/dialogs/useCollectionDialog.ts';
import { useRemoval } from '../collection/dialogs/useRemoval.ts';
import { lazyPart, PartErrorBoundary } from '../on-demand/lazyPart.tsx';
import { Toasts } from '../on-demand/Toasts.tsx';
import { TrackingFields } from '../tracking-fields/TrackingFields.tsx';
import { useRatingForm } from './useRatingForm.ts';

export interface RatingFormProps extends StylingProps {
  /** Media type of the title; determines its statuses and API endpoints. */
  readonly type: CatalogueType;
  /** The id of the title, and its name for the accessible label. */
  readonly item: { readonly id: TitleId; readonly title: string };
  /** Called when 'Submit' is pressed without a signed-in user, or after the session has expired. */
  readonly onSignedOut: () => void;
  /** Called once the server has saved the values, with those that were saved before; null if the title was not tracked. */
  readonly onSaved?: (saved: Tracking, previous: Tracking | null) => void;
  /** Called when the form gets unsaved changes (true) or has none any more (false). Must be a stable function. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
  /** Called once the server has removed the title from the collection. */
  readonly onRemoved?: () => void;
}

/** Sets the status and rating of a title, or removes it from the collection. Nothing changes before the server has responded. */
export function RatingForm({
  type,
  item,
  onSignedOut,
  onSaved,
  onRemoved,
  onUnsavedChange,
  ...styling
}: RatingFormProps) {
  const translate = useTranslate();
  const form = useRatingForm(type, item.id, { onSignedOut, onSaved, onUnsavedChange });

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    void form.submit();
  }

  function handleRemoved() {
    form.reset();
    onRemoved?.();
  }

  return (
    <Panel {...styling} as="section" aria-label={translate('On your shelf: {title}', { title: item.title })}>
      <Stack as="form" gap={5} noValidate aria-busy={form.isLoading} onSubmit={handleSubmit}>
        <Heading level={2} size="sm">
          {translate('On your shelf')}
        </Heading>
        <TrackingFields
          type={type}
          value={form.value}
          onChange={form.change}
          statusError={form.statusError}
          statusRef={form.statusRef}
          disabled={form.isLoading}
        />
        {form.problem && <Alert tone="danger">{translate(form.problem)}</Alert>}
        <Button type="submit" variant="gold" fullWidth disabled={form.isLoading} loading={form.isSubmitting}>
          {translate('Submit')}
        </Button>
        <RemoveTitle type={type} item={item} isTracked={form.isTracked} onRemoved={handleRemoved} />
      </Stack>
      <Toasts toaster={form.toaster} />
    </Panel>
  );
}

interface RemoveTitleProps {
  readonly type: CatalogueType;
  readonly item: RatingFormProps['item'];
  /** Whether to show the button; its space is reserved in any case. */
  readonly isTracked: boolean;
  /** Called once the server has removed the title. */
  readonly onRemoved: () => void;
}

/** Removes a title from the collection, after a confirmation. */
function RemoveTitle({ type, item, isTracked, onRemoved }: RemoveTitleProps) {
  const translate = useTranslate();
  const { dialog, isOpen, dialogKey, open, close, confirm } =
    useCollectionDialog<RemovalDialogsProps['kind']>();
  const { remove, isRemoving, problem } = useRemoval(type);
  const [failedKey, setFailedKey] = useState<number>();
  const alert = problem ?? (failedKey === dialogKey ? translate(messages.transport.unexpected) : undefined);

  async function handleConfirm() {
    if (!(await remove(item.id))) return close();
    onRemoved();
    confirm('removed');
  }

  return (
    <>
      {alert && <Alert tone="danger">{alert}</Alert>}
      <Stack keepsRoom>
        {isTracked && (
          <Button
            variant="quiet"
            fullWidth
            startIcon="trash"
            onPointerEnter={RemovalDialogs.preload}
            onFocus={RemovalDialogs.preload}
            onClick={() => open('remove')}
          >
            {translate('Remove from collection')}
          </Button>
        )}
      </Stack>
      {dialog && (
        <PartErrorBoundary key={dialogKey} onError={() => setFailedKey(dialogKey)}>
          <RemovalDialogs
            kind={dialog}
            open={isOpen}
            type={type}
            titleId={item.id}
            name={item.title}
            isRemoving={isRemoving}
            onClose={close}
            onConfirm={() => void handleConfirm()}
          />
        </PartErrorBoundary>
      )}
    </>
  );
}

const RemovalDialogs = lazyPart<RemovalDialogsProps>(
  async () => (await import('../collection/dialogs/RemovalDialogs.tsx')).default,
);
