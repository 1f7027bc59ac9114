import { limits, type MediaType, mediaTypeOf, type Play } from '@gildshelf/api-client/contract';
import type { TitleId } from '@gildshelf/api-client/react';
import {
  Button,
  HistoryIcon,
  IconButton,
  Stack,
  StarRating,
  Text,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { useId, useState } from 'react';
import { formatPartialDate } from '../formatPartialDate.ts';
import { periodText, progressText } from '../playTexts.ts';
import { FinishDateChoice } from './FinishDateChoice.tsx';
import { PlayProgress } from './PlayProgress.tsx';

export interface PlayRowProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  readonly play: Play;
  /** Which play of the title it is, '2' or '1–3'; empty while that is not known. */
  readonly number: string;
  readonly total: number | undefined;
  readonly timeZone: string;
  readonly onEdit: () => void;
  /** Called before the dialog is likely to be opened. */
  readonly onEditSoon: () => void;
}

/** A play in the list of a title. An ongoing one can be finished, and its progress changed. */
export function PlayRow({ type, titleId, play, number, total, timeZone, onEdit, onEditSoon }: PlayRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [expanded, setExpanded] = useState<'progress' | 'finish'>();
  const id = useId();
  const period = periodText(play, (date) => formatPartialDate(date, locale, timeZone), translate);
  const isOngoing = play.state === 'ongoing';
  const toggle = (part: 'progress' | 'finish') => setExpanded(expanded === part ? undefined : part);
  return (
    <Stack as="li" gap={3}>
      <Stack direction="row" align="start" gap={3}>
        {number && (
          <Text as="span" size="sm" tone="tertiary" numeric>
            {number}
          </Text>
        )}
        <Stack gap={1} grow>
          <Text as="span" size="sm" weight="strong">
            <bdi>{period}</bdi>
          </Text>
          <PlayFacts play={play} type={type} total={total} />
        </Stack>
        <IconButton
          icon="edit"
          size="sm"
          label={translate('Edit play: {period}', { period })}
          onPointerEnter={onEditSoon}
          onFocus={onEditSoon}
          onClick={onEdit}
        />
      </Stack>
      {isOngoing && (
        <>
          <Stack direction="row" gap={2} wrap>
            {(['progress', 'finish'] as const).map((part) => (
              <Button
                key={part}
                size="sm"
                variant="quiet"
                flush={part === 'progress'}
                aria-expanded={expanded === part}
                aria-controls={id}
                onClick={() => toggle(part)}
              >
                {translate(part === 'progress' ? 'Set progress' : 'Finish')}
              </Button>
            ))}
          </Stack>
          <div id={id} hidden={!expanded}>
            {expanded === 'progress' && (
              <PlayProgress type={type} titleId={titleId} play={play} total={total} />
            )}
            {expanded === 'finish' && (
              <FinishDateChoice
                type={type}
                titleId={titleId}
                play={play}
                onDone={() => setExpanded(undefined)}
              />
            )}
          </div>
        </>
      )}
    </Stack>
  );
}

/** What is known of a play beside its dates. */
function PlayFacts({ play, type, total }: Pick<PlayRowProps, 'play' | 'type' | 'total'>) {
  const translate = useTranslate();
  const unit = mediaTypeOf(type).progress;
  const { state, times, platform, rating, is_repeat: isRepeat, is_private: isPrivate } = play;
  const facts = [
    state === 'stopped' && translate('Stopped'),
    state === 'paused' && translate('Paused'),
    times > 1 && translate('{count} times', { count: times }),
    platform,
    progressText(play, unit, total, translate),
  ].filter((fact) => fact);
  return (
    <Stack direction="row" gap={2} wrap>
      {facts.length > 0 && (
        <Text as="span" size="sm" tone="secondary">
          <bdi>{facts.join(', ')}</bdi>
        </Text>
      )}
      {rating != null && <StarRating size="sm" value={rating} max={limits.ratingMaximum} />}
      {isRepeat && <HistoryIcon name="repeat" size="sm" label={translate('Repeat')} />}
      {isPrivate && <HistoryIcon name="lock" size="sm" label={translate('Private play')} />}
      {play.note && <HistoryIcon name="note" size="sm" label={translate('With a note')} />}
    </Stack>
  );
}
