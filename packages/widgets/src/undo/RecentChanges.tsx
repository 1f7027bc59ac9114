import { type Edit, editMessages } from '@gildshelf/api-client/contract';
import { useEdits, useUndo } from '@gildshelf/api-client/react';
import {
  Alert,
  Button,
  EmptyState,
  List,
  ListItem,
  Spinner,
  Stack,
  type StylingProps,
  Text,
  useLocale,
  useShowMore,
  useTranslate,
} from '@gildshelf/ui';
import { useState } from 'react';
import { changeText, kindLabels } from './editTexts.ts';

export interface RecentChangesProps extends StylingProps {
  /** The URL of the page of a title; undefined where it has none. */
  readonly hrefOf: (mediaType: string, slug: string) => string | undefined;
}

/** The changes of the signed-in user's collection in the last 30 days, the newest first, each of which can be undone. */
export function RecentChanges({ hrefOf, ...styling }: RecentChangesProps) {
  const translate = useTranslate();
  const edits = useEdits();
  const count = edits.state === 'ready' ? (edits.data?.length ?? 0) : 0;
  const { listRef, handleClick } = useShowMore({
    count,
    show: edits.more?.show,
    isLoading: edits.more?.isLoading,
  });
  if (edits.state === 'loading') return <Spinner {...styling} label={translate('Loading your changes')} />;
  if (edits.state === 'failed')
    return (
      <Alert {...styling} tone="danger">
        {translate(editMessages.listFailed)}
      </Alert>
    );
  if (edits.data === null)
    return (
      <Alert {...styling} tone="info">
        {translate('This server does not store changes.')}
      </Alert>
    );
  if (edits.data.length === 0)
    return (
      <EmptyState {...styling} title={translate('No changes in the last 30 days')} headingLevel={2}>
        {translate('Each change of your collection is listed here, and can be undone.')}
      </EmptyState>
    );
  return (
    <Stack {...styling} gap={5}>
      <List ref={listRef} aria-label={translate('Recent changes')}>
        {edits.data.map((edit) => (
          <EditRow key={edit.id} edit={edit} hrefOf={hrefOf} />
        ))}
      </List>
      {edits.more?.error !== undefined && <Alert tone="danger">{translate(editMessages.listFailed)}</Alert>}
      {edits.more && (
        <Button fullWidth loading={edits.more.isLoading} onClick={handleClick}>
          {translate('Show more')}
        </Button>
      )}
    </Stack>
  );
}

interface EditRowProps extends Pick<RecentChangesProps, 'hrefOf'> {
  readonly edit: Edit;
}

function EditRow({ edit, hrefOf }: EditRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const undo = useUndo();
  const [problem, setProblem] = useState<string>();
  const { id, kind, state, created_at, media_type, title_slug, title_name, total, done } = edit;
  const label = translate(kindLabels[kind]);
  const name = title_name ?? label;
  const href = media_type && title_slug ? hrefOf(media_type, title_slug) : undefined;
  const details = [
    title_name && label,
    changeText(edit, translate, locale),
    formatTime(created_at, locale),
  ].filter(Boolean);

  async function handleUndo() {
    setProblem(undefined);
    try {
      const result = await undo.run(id);
      if (result && result.unchanged > 0)
        setProblem(
          translate('{count} titles have been changed since, and stay as they are.', {
            count: result.unchanged,
          }),
        );
    } catch {
      setProblem(translate(editMessages.undoFailed));
    }
  }

  return (
    <ListItem
      href={href}
      secondary={
        <>
          <bdi>{details.join(' · ')}</bdi>
          {problem && (
            <Text as="span" size="sm" role="status">
              {problem}
            </Text>
          )}
        </>
      }
      trailing={
        state === 'undone' ? (
          translate('Undone')
        ) : state === 'done' ? (
          <Button
            size="sm"
            loading={undo.isRunning}
            aria-label={translate('Undo: {name}', { name: `${name}, ${details.join(', ')}` })}
            onClick={() => void handleUndo()}
          >
            {translate('Undo')}
          </Button>
        ) : (
          translate('{count} of {total}', { count: done, total })
        )
      }
    >
      {name}
    </ListItem>
  );
}

/** A time of the API as local date and time; invalid text stays as it is. */
function formatTime(time: string, locale: string): string {
  const ms = Date.parse(time);
  return Number.isNaN(ms)
    ? time
    : new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(ms);
}
