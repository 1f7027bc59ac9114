import { mediaTypeOf, messages, statusLabel } from '@gildshelf/api-client/contract';
import { useCommand, useRateTitle, useTitleStatus } from '@gildshelf/api-client/react';
import { HistoryIcon, IconButton, TileAction, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { lazyPart } from '../on-demand/lazyPart.tsx';
import type { StatusChoiceProps } from './StatusChoice.tsx';
import { statusIcons } from './statusIcons.ts';
import type { TitleActionProps } from './useTitleAction.ts';

const StatusChoice = lazyPart<StatusChoiceProps>(
  async () => (await import('./StatusChoice.tsx')).StatusChoice,
);

export interface StatusMenuProps extends TitleActionProps {
  /** Called with the error message when a status could not be saved. */
  readonly onFailed: (message: string) => void;
}

/**
 * The signed-in user's status of a title on its card, and a menu to change it, whose code is loaded on hover or focus. The status changes
 * only with the response of the server. Renders nothing while no one is signed in, and on a host that does not support it.
 */
export function StatusMenu({ type, item, view, on, onFailed }: StatusMenuProps) {
  const translate = useTranslate();
  const query = useTitleStatus(type, item.id);
  const rate = useRateTitle(type);
  const save = useCommand(saveStatus);
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer'>();
  const { refresh } = query;
  async function saveStatus(status: string) {
    try {
      // Another device may have changed the rating, which is saved together with the status.
      const latest = await refresh();
      if (latest?.status !== status)
        await rate.run({ titleId: item.id, status, rating: latest?.rating ?? 0 });
    } catch {
      onFailed(translate(messages.media.ratingFailed));
    }
  }

  if (query.state !== 'ready') return null;
  const status = query.data?.status ?? '';

  const button = (
    <IconButton
      icon={statusIcons[status] ?? <HistoryIcon name={status ? 'tag' : 'plus'} size="sm" />}
      size="sm"
      label={
        status
          ? translate('{title}: {status}', { title: view.title, status: translate(statusLabel(status)) })
          : translate('Add {title} to your collection', { title: view.title })
      }
      aria-haspopup="menu"
      aria-disabled={save.isRunning || undefined}
      onPointerEnter={StatusChoice.preload}
      onFocus={StatusChoice.preload}
      // `detail` is the click count, which is 0 for a click by keyboard.
      onClick={({ detail }) => setOpenedBy(detail === 0 ? 'key' : 'pointer')}
    />
  );
  return (
    <TileAction on={on} active={status !== ''} busyText={save.isRunning ? translate('Saving…') : undefined}>
      {openedBy ? (
        <StatusChoice
          meanwhile={button}
          openedByKey={openedBy === 'key'}
          trigger={button}
          statuses={mediaTypeOf(type).filterOrder}
          status={status}
          onChoose={(chosen) => void save.run(chosen)}
        />
      ) : (
        button
      )}
    </TileAction>
  );
}
