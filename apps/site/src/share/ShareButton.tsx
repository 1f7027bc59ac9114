import { Button, ScriptOnly, useTranslate } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { useState } from 'react';
import { WidgetBoundary } from '../app/ErrorBoundary.tsx';
import type { ShareDialogProps } from './ShareDialog.tsx';
import type { ShareSubject } from './shareUrls.ts';

const ShareDialog = lazyPart<ShareDialogProps>(async () => (await import('./ShareDialog.tsx')).ShareDialog);

/** The button that opens the dialog for sharing a page, whose code is loaded on hover or focus. */
export function ShareButton(subject: ShareSubject) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <ScriptOnly>
        <Button
          size="sm"
          aria-haspopup="dialog"
          onPointerEnter={ShareDialog.preload}
          onFocus={ShareDialog.preload}
          onClick={() => setIsOpen(true)}
        >
          {translate('Share')}
        </Button>
      </ScriptOnly>
      {isOpen !== undefined && (
        <WidgetBoundary>
          <ShareDialog subject={subject} open={isOpen} onClose={() => setIsOpen(false)} />
        </WidgetBoundary>
      )}
    </>
  );
}
