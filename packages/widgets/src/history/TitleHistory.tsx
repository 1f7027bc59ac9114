import { historyMessages, limits, type MediaType, messages, type Play } from '@gildshelf/api-client/contract';
import {
  type TitleId,
  useHistorySettings,
  useTitleHistory,
  useTrackedTitle,
  useUser,
} from '@gildshelf/api-client/react';
import { Alert, Button, createToaster, Stack, type StylingProps, useTranslate } from '@gildshelf/ui';
import { useEffect, useState } from 'react';
import { useCollectionDialog } from '../collection/dialogs/useCollectionDialog.ts';
import { lazyPart, PartErrorBoundary } from '../on-demand/lazyPart.tsx';
import { Toasts } from '../on-demand/Toasts.tsx';
import { useUnsavedChanges } from '../tracking-fields/unsavedChanges.ts';
import { browserTimeZone } from './calendar.ts';
import { PrivateNote } from './details/PrivateNote.tsx';
import { TitleDetailsPanel } from './details/TitleDetailsPanel.tsx';
import type { PlayDialogProps } from './dialog/PlayDialog.tsx';
import { PlaysPanel } from './plays/PlaysPanel.tsx';
import { useTimeZoneOfAddedPlay } from './useSaveTimeZone.ts';

export interface TitleHistoryProps extends StylingProps {
  /** Media type of the title. */
  readonly type: MediaType;
  /** The id of the title, its name, and the number of its episodes, chapters or pages if it is known. */
  readonly item: { readonly id: TitleId; readonly title: string; readonly total?: number | undefined };
  /** Called when something gets unsaved changes (true), or nothing has any more (false). Must be a stable function. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

/**
 * What the signed-in user has recorded about a title: plays with their progress, a private note, favourite, privacy and tags. Nothing
 * changes before the server has responded. Renders nothing while no one is signed in, and on a host that does not support it.
 */
export function TitleHistory(props: TitleHistoryProps) {
  const { isAuthenticated } = useUser();
  const { type, item } = props;
  return isAuthenticated ? <OwnHistory key={`${type}:${item.id}`} {...props} /> : null;
}

type Part = 'dialog' | 'note' | 'tags';

function OwnHistory({ type, item, onUnsavedChange, ...styling }: TitleHistoryProps) {
  const translate = useTranslate();
  const history = useTitleHistory(type, item.id);
  const tracked = useTrackedTitle(type, item.id);
  const dialog = useCollectionDialog<{ readonly play: Play | undefined }>();
  const [failedKey, setFailedKey] = useState<number>();
  const [timeZone, setTimeZone] = useState(browserTimeZone);
  const [toaster] = useState(() => createToaster({ duration: limits.toastDuration }));
  const onChangeOf = useUnsavedParts(onUnsavedChange);
  useTimeZoneOfAddedPlay(history.state === 'ready' ? history.data?.plays.length : undefined);

  if (history.state === 'failed')
    return (
      <Alert
        {...styling}
        tone="danger"
        action={<Button onClick={() => void history.reload()}>{translate('Try again')}</Button>}
      >
        {translate(historyMessages.loadFailed)}
      </Alert>
    );
  if (history.state === 'loading' || tracked.state === 'loading')
    return (
      <Stack {...styling} aria-busy>
        {null}
      </Stack>
    );
  if (history.data === null) return null;
  const { plays, note, ...details } = history.data;
  const tracking = tracked.state === 'ready' ? tracked.data : null;
  const hasInstant = plays.some(({ started, finished }) => isInstant(started) || isInstant(finished));
  const parts = { type, titleId: item.id };

  return (
    <Stack {...styling} gap={5}>
      {hasInstant && <TimeZoneSetting onLoad={setTimeZone} />}
      <PlaysPanel
        {...parts}
        tracking={tracking}
        plays={tracking ? plays : []}
        more={tracking ? history.morePlays : undefined}
        total={item.total}
        timeZone={timeZone}
        onOpen={(play) => dialog.open({ play })}
        onOpenSoon={() => void PlayDialog.preload()}
      />
      {tracking && <PrivateNote {...parts} note={note ?? ''} onUnsavedChange={onChangeOf.note} />}
      {tracking && <TitleDetailsPanel {...parts} details={details} onUnsavedChange={onChangeOf.tags} />}
      {failedKey === dialog.dialogKey && (
        <Alert tone="danger">{translate(messages.transport.unexpected)}</Alert>
      )}
      {dialog.dialog && (
        <PartErrorBoundary key={dialog.dialogKey} onError={() => setFailedKey(dialog.dialogKey)}>
          <PlayDialog
            type={type}
            item={item}
            play={dialog.dialog.play}
            timeZone={timeZone}
            open={dialog.isOpen}
            onClose={dialog.close}
            onRemoved={() => {
              dialog.close();
              toaster.show(translate(historyMessages.playRemoved));
            }}
            onUnsavedChange={onChangeOf.dialog}
          />
        </PartErrorBoundary>
      )}
      <Toasts toaster={toaster} />
    </Stack>
  );
}

const isInstant = (date: string | null | undefined) => date?.includes('T') ?? false;

const PlayDialog = lazyPart<PlayDialogProps>(async () => (await import('./dialog/PlayDialog.tsx')).default);

/** Reports the time zone of the signed-in user, which is requested only for plays with an instant. */
function TimeZoneSetting({ onLoad }: { readonly onLoad: (timeZone: string) => void }) {
  const { historySettings } = useHistorySettings();
  const timeZone = historySettings.state === 'ready' ? historySettings.data?.time_zone : undefined;
  useEffect(() => {
    if (timeZone) onLoad(timeZone);
  }, [timeZone, onLoad]);
  return null;
}

/** Reports whether any part has unsaved changes; returns a stable listener for each part. */
function useUnsavedParts(onChange: ((isUnsaved: boolean) => void) | undefined) {
  const [unsaved, setUnsaved] = useState<Readonly<Partial<Record<Part, boolean>>>>({});
  const [listeners] = useState(() => {
    const listenerOf = (part: Part) => (isUnsaved: boolean) =>
      setUnsaved((latest) => ({ ...latest, [part]: isUnsaved }));
    return { dialog: listenerOf('dialog'), note: listenerOf('note'), tags: listenerOf('tags') };
  });
  useUnsavedChanges(Object.values(unsaved).includes(true), onChange);
  return listeners;
}
