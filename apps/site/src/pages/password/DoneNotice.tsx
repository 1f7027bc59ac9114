import { Alert } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { useState } from 'react';
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx';
import type { DoneDialogProps } from './DoneDialog.tsx';

const DoneDialog = lazyPart<DoneDialogProps>(async () => (await import('./DoneDialog.tsx')).DoneDialog);

/** Preloads the dialog; called on hover and on focus of the form. */
export const preloadDoneNotice = DoneDialog.preload;

/** Confirms in a dialog that the form is done or, if the dialog's code cannot be loaded, in an alert at the end of the page. */
export function DoneNotice(props: DoneDialogProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  if (props.open && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <ErrorBoundary resetKey="done" fallback={<Alert tone="success">{props.description}</Alert>}>
      <DoneDialog {...props} />
    </ErrorBoundary>
  );
}
