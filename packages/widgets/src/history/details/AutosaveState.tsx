import { Alert, Button, Text, useTranslate } from '@gildshelf/ui';
import type { useAutosave } from './useAutosave.ts';

type AutosaveProps = {
  readonly autosave: Pick<ReturnType<typeof useAutosave>, 'state' | 'problem' | 'flush'>;
};

/** Whether a value is being saved or was saved, for screen readers too. */
export function SavedState({ autosave: { state } }: AutosaveProps) {
  const translate = useTranslate();
  // Always rendered, because screen readers announce changes only of an existing live region.
  return (
    <Text as="span" size="sm" tone="secondary" role="status">
      {state === 'saving' ? translate('Saving…') : state === 'saved' ? translate('Saved') : ''}
    </Text>
  );
}

/** The reason why a value could not be saved, with a button that tries again. */
export function SaveProblem({ autosave: { problem, flush } }: AutosaveProps) {
  const translate = useTranslate();
  if (!problem) return null;
  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" onClick={() => void flush()}>
          {translate('Try again')}
        </Button>
      }
    >
      {translate(problem)}
    </Alert>
  );
}
