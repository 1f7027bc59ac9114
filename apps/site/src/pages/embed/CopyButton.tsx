import { ownMessages } from '@gildshelf/api-client/contract';
import { Button, VisuallyHidden } from '@gildshelf/ui';
import { type RefObject, useState } from 'react';

export interface CopyButtonProps {
  /** Name of what is copied. */
  readonly what: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

const { copied, selected } = ownMessages.builder;

/** Copies the text of `area`; when the browser denies clipboard access, selects it so that the user can copy it by keyboard. */
export function CopyButton({ what, area }: CopyButtonProps) {
  const [done, setDone] = useState<{ readonly text: string; readonly label: string }>();
  const copy = async () => {
    if (!area.current) return;
    const text = area.current.value;
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, label: copied });
    } catch {
      area.current.select();
      setDone({ text, label: selected });
    }
  };
  // After a change of the text the label is 'Copy' again.
  const label = done && done.text === area.current?.value ? done.label : undefined;
  return (
    <>
      <Button size="sm" onClick={() => void copy()} aria-label={`${label ?? 'Copy'}: ${what}`}>
        {label ?? 'Copy'}
      </Button>
      <VisuallyHidden role="status">{label ?? ''}</VisuallyHidden>
    </>
  );
}
