import { type MediaType, type NewPlay, playError } from '@gildshelf/api-client/contract';
import { type TitleId, useAddPlay } from '@gildshelf/api-client/react';
import { Button, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { DateChoice } from '../DateChoice.tsx';
import { messageOfFailure } from '../messageOfFailure.ts';

export interface StartDateChoiceProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  /** The fields of the new play, apart from its state and its start. */
  readonly fields: Omit<NewPlay, 'state' | 'started'>;
  readonly onDone: () => void;
}

/** Offers dates of the start of an ongoing play, and adds it. */
export function StartDateChoice({ type, titleId, fields, onDone }: StartDateChoiceProps) {
  const translate = useTranslate();
  const addPlay = useAddPlay(type, titleId);
  const [problem, setProblem] = useState<string>();

  const errorOf = (started: string) =>
    playError({ started, finished: null, state: 'ongoing' }, Date.now())?.message;

  async function start(started: string | null) {
    setProblem(undefined);
    try {
      await addPlay.run({ ...fields, state: 'ongoing', started });
      onDone();
    } catch (error) {
      setProblem(messageOfFailure(error));
    }
  }

  return (
    <DateChoice
      label={translate('When did you start?')}
      todayLabel={translate('Started today')}
      undatedLabel={translate('Without a date')}
      fieldLabel={translate('Started')}
      onChoose={(date) => void start(date)}
      errorOf={errorOf}
      isSaving={addPlay.isRunning}
      problem={problem}
    >
      <Button size="sm" variant="quiet" disabled={addPlay.isRunning} onClick={onDone}>
        {translate('Cancel')}
      </Button>
    </DateChoice>
  );
}
