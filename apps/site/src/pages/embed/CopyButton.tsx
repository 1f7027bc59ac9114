import { ownMessages } from '@gildshelf/api-client/contract';
import { Button, VisuallyHidden } from '@gildshelf/ui';
import { type RefObject, useState } from 'react';

export interface CopyButtonProps {
  /** What is copied, in words. */
  readonly what: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

const { copied, selected } = ownMessages.builder;

/** Copies a text; where a browser lets no page do so, it is selected, for the keys. */
export function CopyButton({ what, area }: CopyButtonProps) {
  const [done, setDone] = useState<{ readonly text: string; readonly word: string }>();
  const copy = async () => {
    if (!area.current) return;
    const text = area.current.value;
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, word: copied });
    } catch {
      area.current.select();
      setDone({ text, word: selected });
    }
  };
  // Of another text nothing has been said.
  const word = done && done.text === area.current?.value ? done.word : undefined;
  return (
    <>
      <Button size="sm" onClick={() => void copy()} aria-label={`${word ?? 'Copy'}: ${what}`}>
        {word ?? 'Copy'}
      </Button>
      <VisuallyHidden role="status">{word ?? ''}</VisuallyHidden>
    </>
  );
}
