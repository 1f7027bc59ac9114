import { type MediaType, type Play, playError } from '@gildshelf/api-client/contract';
import { type TitleId, useUpdatePlay } from '@gildshelf/api-client/react';
import { Button, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { DateQuestion } from '../DateQuestion.tsx';
import { messageOfFailure } from '../messageOfFailure.ts';

export interface FinishQuestionProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  readonly play: Play;
  readonly onDone: () => void;
}

/** Asks when an ongoing play was finished, and finishes it. */
export function FinishQuestion({ type, titleId, play, onDone }: FinishQuestionProps) {
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
    <DateQuestion
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
    </DateQuestion>
  );
}
