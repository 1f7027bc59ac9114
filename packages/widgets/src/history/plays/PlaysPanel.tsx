import {
  isFinished,
  type MediaType,
  mediaTypeOf,
  ownLimits,
  type Play,
} from '@gildshelf/api-client/contract';
import { type MoreTitles, type TitleId, type Tracking, useUpdatePlay } from '@gildshelf/api-client/react';
import { Alert, Button, Heading, HistoryIcon, Panel, Stack, useShowMore, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { messageOfFailure } from '../messageOfFailure.ts';
import { addLabels, progressSteps } from '../playTexts.ts';
import { PlayRow } from './PlayRow.tsx';
import { StartDateChoice } from './StartDateChoice.tsx';
import { TitleRatingOffer } from './TitleRatingOffer.tsx';

export interface PlaysPanelProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  /** The status and the rating of the title; null if it is not tracked. */
  readonly tracking: Tracking | null;
  readonly plays: readonly Play[];
  readonly more: MoreTitles | undefined;
  readonly total: number | undefined;
  readonly timeZone: string;
  /** Opens the form for a play, or for a new one. */
  readonly onOpen: (play: Play | undefined) => void;
  readonly onOpenSoon: () => void;
}

/** The plays of a title, and the progress of the ongoing one. */
export function PlaysPanel(props: PlaysPanelProps) {
  const { type, titleId, tracking, plays, more, total, timeZone, onOpen, onOpenSoon } = props;
  const translate = useTranslate();
  const { listRef, handleClick } = useShowMore({
    count: plays.length,
    show: more?.show,
    isLoading: more?.isLoading,
  });
  const numbers = more ? [] : numbersOf(plays);
  const only = plays.length === 1 && !more ? plays[0] : undefined;
  return (
    <Panel as="section" aria-label={translate('Your plays')} accent={false}>
      <Stack gap={4}>
        <Heading level={2} size="sm">
          {translate('Your plays')}
        </Heading>
        {tracking && <AddProgress type={type} titleId={titleId} tracking={tracking} plays={plays} />}
        {plays.length > 0 && (
          <Stack as="ul" role="list" gap={5} ref={listRef}>
            {plays.map((play, index) => (
              <PlayRow
                key={play.id}
                type={type}
                titleId={titleId}
                play={play}
                number={numbers[index] ?? ''}
                total={total}
                timeZone={timeZone}
                onEdit={() => onOpen(play)}
                onEditSoon={onOpenSoon}
              />
            ))}
          </Stack>
        )}
        {more && (
          <Button variant="quiet" loading={more.isLoading} onClick={handleClick}>
            {translate('Show more')}
          </Button>
        )}
        {more?.error !== undefined && <Alert tone="danger">{translate(messageOfFailure(more.error))}</Alert>}
        {tracking && only && (
          <TitleRatingOffer type={type} titleId={titleId} tracking={tracking} play={only} />
        )}
        <Button
          startIcon={<HistoryIcon name="plus" size="sm" />}
          fullWidth
          onPointerEnter={onOpenSoon}
          onFocus={onOpenSoon}
          onClick={() => onOpen(undefined)}
        >
          {translate('Add a play')}
        </Button>
      </Stack>
    </Panel>
  );
}

/** The number of each play from the first one on, a range for several times that are counted in one. */
function numbersOf(plays: readonly Play[]): readonly string[] {
  let last = plays.reduce((sum, { times }) => sum + times, 0);
  return plays.map(({ times }) => {
    const number = times === 1 ? String(last) : `${last - times + 1}–${last}`;
    last -= times;
    return number;
  });
}

type AddProgressProps = Pick<PlaysPanelProps, 'type' | 'titleId' | 'plays'> & { readonly tracking: Tracking };

/** '+1': adds to the progress of the ongoing play, or offers to start one. */
function AddProgress({ type, titleId, tracking, plays }: AddProgressProps) {
  const translate = useTranslate();
  const updatePlay = useUpdatePlay(type, titleId);
  const [isChoosing, setIsChoosing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const unit = mediaTypeOf(type).progress;
  const step = progressSteps[unit];
  const ongoing = plays.find(({ state }) => state === 'ongoing');
  const maximum = unit === 'percent' ? 100 : ownLimits.progress;

  async function handleClick() {
    if (!ongoing) return setIsChoosing(!isChoosing);
    setProblem(undefined);
    try {
      const progress = Math.min((ongoing.progress ?? 0) + step, maximum);
      await updatePlay.run({ playId: ongoing.id, progress });
    } catch (error) {
      setProblem(messageOfFailure(error));
    }
  }

  const isRepeat = isFinished(tracking.status) || plays.some(({ state }) => state === 'finished');
  const isFull = ongoing?.progress != null && ongoing.progress >= maximum;
  return (
    <Stack gap={3}>
      <Stack direction="row">
        <Button
          size="sm"
          loading={updatePlay.isRunning}
          disabled={isFull}
          aria-expanded={ongoing ? undefined : isChoosing}
          onClick={() => void handleClick()}
        >
          <bdi>{translate(addLabels[unit])}</bdi>
        </Button>
      </Stack>
      {problem && <Alert tone="danger">{translate(problem)}</Alert>}
      {isChoosing && !ongoing && (
        <StartDateChoice
          type={type}
          titleId={titleId}
          fields={{ progress: step, ...(isRepeat && { is_repeat: true }) }}
          onDone={() => setIsChoosing(false)}
        />
      )}
    </Stack>
  );
}
