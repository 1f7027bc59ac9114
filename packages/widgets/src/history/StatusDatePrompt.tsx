import { isOpen, type MediaType, type Play, playError } from '@gildshelf/api-client/contract';
import {
  type TitleId,
  useAddPlay,
  useApi,
  useTitleHistory,
  useUpdatePlay,
} from '@gildshelf/api-client/react';
import { Button, IconButton, Panel, Stack, type StylingProps, Text, useTranslate } from '@gildshelf/ui';
import { useEffect, useRef, useState } from 'react';
import { DateChoice } from './DateChoice.tsx';
import { messageOfFailure } from './messageOfFailure.ts';
import {
  type StatusDateField,
  statusDateField,
  statusDatesKey,
  statusDateTarget,
} from './plays/statusDate.ts';

export interface StatusDatePromptProps extends StylingProps {
  /** Media type of the title. */
  readonly type: MediaType;
  /** The id of the title. */
  readonly titleId: TitleId;
  /** The new status of the title. */
  readonly status: string;
  /** Called once the date is saved, or the user does not want to give one. */
  readonly onDone: () => void;
}

const off = 'off';

/**
 * Offers to enter, after a change of the status, when the title was started or finished. The user may choose another day or none, and to
 * turn it off in this browser. The focus stays where it was. Renders nothing for other statuses, and on a host without plays.
 */
export function StatusDatePrompt({ status, ...props }: StatusDatePromptProps) {
  const { localStorage } = useApi();
  const [isOff, setIsOff] = useState(() => localStorage.get(statusDatesKey) === off);
  const history = useTitleHistory(props.type, props.titleId);
  const field = statusDateField(status);
  if (isOff || !field || history.state !== 'ready' || !history.data) return null;

  function turnOff() {
    localStorage.set(statusDatesKey, off);
    setIsOff(true);
    props.onDone();
  }

  return <Prompt key={status} {...props} field={field} plays={history.data.plays} onStop={turnOff} />;
}

interface PromptProps extends Omit<StatusDatePromptProps, 'status'> {
  readonly field: StatusDateField;
  readonly plays: readonly Play[];
  readonly onStop: () => void;
}

function Prompt({ type, titleId, field, plays, onDone, onStop, ...styling }: PromptProps) {
  const translate = useTranslate();
  const addPlay = useAddPlay(type, titleId);
  const updatePlay = useUpdatePlay(type, titleId);
  const [problem, setProblem] = useState<string>();
  const [openBefore] = useState(() => plays.filter(({ state }) => isOpen(state)).map(({ id }) => id));
  const returnFocus = useFocusBefore();
  const isSaving = addPlay.isRunning || updatePlay.isRunning;
  const isStart = field === 'started';

  /** The message why the play cannot have this date. */
  function errorOf(date: string): string | undefined {
    const target = statusDateTarget(field, date, plays, openBefore);
    const changed = 'playId' in target ? plays.find(({ id }) => id === target.playId) : undefined;
    const started = isStart ? date : (changed?.started ?? null);
    const finished = isStart ? null : date;
    return playError({ started, finished, state: isStart ? 'ongoing' : 'finished' }, Date.now())?.message;
  }

  async function save(date: string | null) {
    if (date === null) return close();
    const invalid = errorOf(date);
    setProblem(invalid);
    if (invalid) return;
    const target = statusDateTarget(field, date, plays, openBefore);
    try {
      if ('playId' in target) await updatePlay.run({ playId: target.playId, ...target.change });
      else await addPlay.run(target.added);
      close();
    } catch (error) {
      setProblem(messageOfFailure(error));
    }
  }

  function close() {
    returnFocus();
    onDone();
  }

  const heading = translate(isStart ? 'When did you start?' : 'When did you finish?');
  return (
    <Panel {...styling} as="section" padding="sm" accent={false} aria-label={heading}>
      <Stack gap={2}>
        <Stack direction="row" justify="between" gap={2}>
          <Text as="span" size="sm" weight="strong" role="status">
            {heading}
          </Text>
          <IconButton icon="cross" size="sm" label={translate('Close')} onClick={close} />
        </Stack>
        <DateChoice
          label={heading}
          todayLabel={translate(isStart ? 'Started today' : 'Finished today')}
          yearLabel={isStart ? undefined : translate('A year')}
          undatedLabel={isStart ? undefined : translate("Don't know")}
          fieldLabel={translate(isStart ? 'Started' : 'Finished')}
          onChoose={(date) => void save(date)}
          errorOf={errorOf}
          isSaving={isSaving}
          problem={problem}
        >
          <Button
            size="sm"
            variant="quiet"
            disabled={isSaving}
            onClick={() => {
              returnFocus();
              onStop();
            }}
          >
            {translate("Don't ask again")}
          </Button>
        </DateChoice>
      </Stack>
    </Panel>
  );
}

/** Returns a function that gives the focus back to the element that had it when the component was first rendered. */
function useFocusBefore(): () => void {
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current = document.activeElement;
  }, []);
  return () => {
    const { current } = before;
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  };
}
