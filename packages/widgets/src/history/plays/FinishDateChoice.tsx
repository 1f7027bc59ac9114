import { type MediaType, type Play, playError } from '@gildshelf/api-client/contract';
import { type TitleId, useUpdatePlay } from '@gildshelf/api-client/react';
import { Button, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { DateChoice } from '../DateChoice.tsx';
import { messageOfFailure } from '../messageOfFailure.ts';

export interface FinishDateChoiceProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  readonly play: Play;
  readonly onDone: () => void;
}

/** Offers dates of the end of an ongoing play, and finishes it. */
export function FinishDateChoice({ type, titleId, play, onDone }: FinishDateChoiceProps) {
  const translate = useTranslate();
  const updatePlay = useUpdatePlay(type, titleId);
  const [problem, setProblem] = useState<string>();

  const errorOf = (finished: string) =>
    playError({ started: play.started ?? null, finished, state: 'finished' }, Date.now())?.message;

  async function finish(finished: string | null) {
    const invalid = finished === null ? undefined : errorOf(finished);
    setProblem(invalid);
    if (invalid) return;
    try {
      await updatePlay.run({ playId: play.id, state: 'finished', finished });
      onDone();
    } catch (error) {
      setProblem(messageOfFailure(error));
    }
  }

  return (
    <DateChoice
      label={translate('When did you finish?')}
      todayLabel={translate('Today')}
      yearLabel={translate('A month or year')}
      undatedLabel={translate('Without a date')}
      fieldLabel={translate('Finished')}
      onChoose={(date) => void finish(date)}
      errorOf={errorOf}
      isSaving={updatePlay.isRunning}
      problem={problem}
    >
      <Button size="sm" variant="quiet" disabled={updatePlay.isRunning} onClick={onDone}>
        {translate('Cancel')}
      </Button>
    </DateChoice>
  );
}
