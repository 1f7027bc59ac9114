import { Button, useTranslate } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { useState } from 'react';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import type { ConfirmRemovalProps } from './ConfirmRemoval.tsx';

const ConfirmRemoval = lazyPart<ConfirmRemovalProps>(
  async () => (await import('./ConfirmRemoval.tsx')).ConfirmRemoval,
);

export interface RemovalButtonProps {
  /** The label of the button and of the button that confirms. */
  readonly action: string;
  /** Name of what is removed, for the accessible name of the button. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly disabled: boolean;
  /** Removes it; handles a failure itself. */
  readonly onRemove: () => Promise<void>;
}

/** A button that removes something after a confirmation, whose code is loaded on hover or focus. */
export function RemovalButton({ action, name, disabled, onRemove, ...texts }: RemovalButtonProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  // Rendered from the first opening on, so that closing it is animated and restores the focus.
  const [wasOpened, setWasOpened] = useState(false);

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  async function remove() {
    setIsRunning(true);
    await onRemove();
    setIsRunning(false);
    setIsOpen(false);
  }

  return (
    <>
      <Button
        size="sm"
        disabled={disabled}
        aria-label={translate('{action} {name}', { action, name })}
        onPointerEnter={ConfirmRemoval.preload}
        onFocus={ConfirmRemoval.preload}
        onClick={open}
      >
        {action}
      </Button>
      {wasOpened && (
        <WidgetBoundary>
          <ConfirmRemoval
            {...texts}
            open={isOpen}
            action={action}
            isRunning={isRunning}
            onConfirm={() => void remove()}
            onClose={() => setIsOpen(false)}
          />
        </WidgetBoundary>
      )}
    </>
  );
}
