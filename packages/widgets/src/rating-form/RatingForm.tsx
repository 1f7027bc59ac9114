import type { CatalogueType } from '@gildshelf/api-client/contract';
import type { TitleId } from '@gildshelf/api-client/react';
import { Alert, Button, Heading, Panel, Stack } from '@gildshelf/ui';
import type { FormEvent } from 'react';
import { Toasts } from '../toasts/Toasts.tsx';
import { TrackingFields } from '../tracking-fields/TrackingFields.tsx';
import { RemoveTitle } from './RemoveTitle.tsx';
import { useRatingForm } from './useRatingForm.ts';

export interface RatingFormProps {
  /** What kind of title it is: its statuses and calls. */
  readonly type: CatalogueType;
  /** The title, by its id, and its name for those who cannot see the page around it. */
  readonly item: { readonly id: TitleId; readonly title: string };
  /** Somebody who is not signed in, or no longer, has pressed 'Submit'. */
  readonly onSignedOut: () => void;
  /** The host has kept what was submitted. */
  readonly onSaved?: () => void;
  /** Whether the status or the rating differs from what is saved. The same function every time. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
  /** The host has removed the title from the collection. */
  readonly onRemoved?: () => void;
}

/** Sets the status and the rating of one title, or removes it from the collection; nothing changes before the host has answered. */
export function RatingForm({
  type,
  item,
  onSignedOut,
  onSaved,
  onRemoved,
  onUnsavedChange,
}: RatingFormProps) {
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
    <Panel as="section" aria-label={`On your shelf: ${item.title}`}>
      <Stack as="form" gap={5} noValidate aria-busy={form.isLoading} onSubmit={handleSubmit}>
        <Heading level={2} size="sm">
          On your shelf
        </Heading>
        <TrackingFields
          type={type}
          value={form.value}
          onChange={form.change}
          statusError={form.statusError}
          statusRef={form.statusRef}
          disabled={form.isLoading}
        />
        {form.problem && <Alert tone="danger">{form.problem}</Alert>}
        <Button type="submit" variant="gold" fullWidth disabled={form.isLoading} loading={form.isSubmitting}>
          Submit
        </Button>
        <RemoveTitle type={type} item={item} isTracked={form.isTracked} onRemoved={handleRemoved} />
      </Stack>
      <Toasts toaster={form.toaster} />
    </Panel>
  );
}
