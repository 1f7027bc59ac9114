import { Alert } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { useState } from 'react';
import { ErrorBoundary } from '../error/ErrorBoundary.tsx';
import type { DoneDialogProps } from './DoneDialog.tsx';

const DoneDialog = lazyPart<DoneDialogProps>(async () => (await import('./DoneDialog.tsx')).DoneDialog);

/** Fetches what will say that it is done: called when somebody turns to the form. */
export const preloadDoneNotice = DoneDialog.preload;

/** Says in a dialog that it is done; without the dialog's code, at the end of the page. */
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
