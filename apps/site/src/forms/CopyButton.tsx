import { ownMessages } from '@gildshelf/api-client/contract';
import { Button, useTranslate, VisuallyHidden } from '@gildshelf/ui';
import { type RefObject, useState } from 'react';

export interface CopyButtonProps {
  /** Name of what is copied. */
  readonly what: string;
  /** The control whose text is copied. */
  readonly field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

const { copied, selected } = ownMessages.builder;

/** Copies the text of `field`; when the browser denies clipboard access, selects it so that the user can copy it by keyboard. */
export function CopyButton({ what, field }: CopyButtonProps) {
  const translate = useTranslate();
  const [done, setDone] = useState<{ readonly text: string; readonly label: string }>();
  const copy = async () => {
    if (!field.current) return;
    const text = field.current.value;
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, label: copied });
    } catch {
      field.current.select();
      setDone({ text, label: selected });
    }
  };
  // After a change of the text the label is 'Copy' again.
  const label = done && done.text === field.current?.value ? done.label : undefined;
  return (
    <>
      <Button
        size="sm"
        onClick={() => void copy()}
        aria-label={translate('{action}: {name}', { action: translate(label ?? 'Copy'), name: what })}
      >
        {translate(label ?? 'Copy')}
      </Button>
      <VisuallyHidden role="status">{label ? translate(label) : ''}</VisuallyHidden>
    </>
  );
}
