import { useTitleHistory } from '@gildshelf/api-client/react';
import { StatusDatePrompt, TitleHistory, type TitleHistoryProps } from '@gildshelf/widgets';
import { HistoryPlaceholder } from './HistoryPlaceholder.tsx';

export interface ShelfHistoryProps extends TitleHistoryProps {
  /** The status that the user has just saved, if it is another one than before. */
  readonly newStatus: string | undefined;
  /** Called when the user has given a date for it, or has declined to. */
  readonly onDateGiven: () => void;
}

/** The user's history of a title, after a change of the status with a prompt for its date; nothing if the host has no histories. */
export function ShelfHistory({ newStatus, onDateGiven, ...history }: ShelfHistoryProps) {
  const { type, item } = history;
  const query = useTitleHistory(type, item.id);
  if (query.state === 'loading') return <HistoryPlaceholder />;
  if (query.state === 'ready' && query.data === null) return null;
  return (
    <>
      {newStatus !== undefined && (
        <StatusDatePrompt
          key={newStatus}
          type={type}
          titleId={item.id}
          status={newStatus}
          onDone={onDateGiven}
        />
      )}
      <TitleHistory {...history} />
    </>
  );
}
