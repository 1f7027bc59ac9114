import { type MediaType, mediaTypeOf, type Play } from '@gildshelf/api-client/contract';
import { type TitleId, useUpdatePlay } from '@gildshelf/api-client/react';
import { Alert, Button, Stack, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { messageOfFailure } from '../messageOfFailure.ts';
import { allLabels } from '../playTexts.ts';
import { ProgressField } from './ProgressField.tsx';

export interface PlayProgressProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  readonly play: Play;
  /** The number of episodes, chapters or pages; undefined if it is not known. */
  readonly total: number | undefined;
}

/** Sets the progress of an ongoing play to a number, or to all. The number changes on screen with the response of the server. */
export function PlayProgress({ type, titleId, play, total }: PlayProgressProps) {
  const translate = useTranslate();
  const unit = mediaTypeOf(type).progress;
  const updatePlay = useUpdatePlay(type, titleId);
  const saved = play.progress ?? null;
  const [draft, setDraft] = useState<number | null>();
  const [problem, setProblem] = useState<string>();
  const allLabel = allLabels[unit];

  async function save(progress: number | null) {
    setProblem(undefined);
    try {
      await updatePlay.run({ playId: play.id, progress });
      setDraft(undefined);
    } catch (error) {
      setDraft(progress);
      setProblem(messageOfFailure(error));
    }
  }

  const value = draft === undefined ? saved : draft;
  return (
    <Stack gap={3}>
      <ProgressField unit={unit} value={value} onChange={setDraft} />
      {problem && <Alert tone="danger">{translate(problem)}</Alert>}
      <Stack direction="row" gap={2} wrap>
        <Button
          size="sm"
          disabled={value === saved && !updatePlay.isRunning}
          loading={updatePlay.isRunning}
          onClick={() => void save(value)}
        >
          {translate('Save progress')}
        </Button>
        {total !== undefined && allLabel && (
          <Button size="sm" variant="quiet" disabled={updatePlay.isRunning} onClick={() => void save(total)}>
            {translate(allLabel, { total })}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
