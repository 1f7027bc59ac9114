import { Alert, Button, PartialDateField, Stack, useTranslate } from '@gildshelf/ui';
import { type ReactNode, useState } from 'react';
import { today } from './calendar.ts';

export interface DateChoiceProps {
  /** Accessible name of the group. */
  readonly label: string;
  /** The label of the button that chooses today. */
  readonly todayLabel: string;
  /** Label of a button that opens a field for a month or a year; without it only another day is offered. */
  readonly yearLabel?: string;
  /** Label of the button that chooses no date. */
  readonly undatedLabel?: string;
  /** Label of the field for another date. */
  readonly fieldLabel: string;
  /** Called with the chosen date, null without one. */
  readonly onChoose: (date: string | null) => void;
  /** Error message of a date that cannot be chosen. */
  readonly errorOf: (date: string) => string | undefined;
  readonly isSaving: boolean;
  /** Error message of the last attempt; the chosen date stays. */
  readonly problem: string | undefined;
  /** Further buttons, such as 'Cancel'. */
  readonly children?: ReactNode;
}

/** Offers today, another date as exactly as it is known, or none. No date is chosen unless the user does. */
export function DateChoice({
  label,
  todayLabel,
  yearLabel,
  undatedLabel,
  fieldLabel,
  onChoose,
  errorOf,
  isSaving,
  problem,
  children,
}: DateChoiceProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<'today' | 'other' | 'none'>();
  const [hint, setHint] = useState<string>();

  function openField(nextHint?: string) {
    setHint(nextHint);
    setChosen('other');
  }

  function choose(next: 'today' | 'none') {
    setChosen(next);
    onChoose(next === 'today' ? today() : null);
  }

  return (
    <Stack gap={3} role="group" aria-label={label}>
      <Stack direction="row" gap={2} wrap>
        <Button
          size="sm"
          loading={isSaving && chosen === 'today'}
          disabled={isSaving && chosen !== 'today'}
          onClick={() => choose('today')}
        >
          {todayLabel}
        </Button>
        <Button size="sm" variant="quiet" disabled={isSaving} onClick={() => openField()}>
          {translate('Another day')}
        </Button>
        {yearLabel && (
          <Button
            size="sm"
            variant="quiet"
            disabled={isSaving}
            onClick={() => openField(translate('A year alone is enough.'))}
          >
            {yearLabel}
          </Button>
        )}
        {undatedLabel && (
          <Button
            size="sm"
            variant="quiet"
            loading={isSaving && chosen === 'none'}
            disabled={isSaving && chosen !== 'none'}
            onClick={() => choose('none')}
          >
            {undatedLabel}
          </Button>
        )}
        {children}
      </Stack>
      {chosen === 'other' && (
        <OtherDate
          label={fieldLabel}
          hint={hint ?? translate('The day, or what you know of it.')}
          isSaving={isSaving}
          onChoose={onChoose}
          errorOf={errorOf}
        />
      )}
      {problem && <Alert tone="danger">{translate(problem)}</Alert>}
    </Stack>
  );
}

interface OtherDateProps extends Pick<DateChoiceProps, 'onChoose' | 'errorOf' | 'isSaving'> {
  readonly label: string;
  readonly hint: string;
}

function OtherDate({ label, hint, onChoose, errorOf, isSaving }: OtherDateProps) {
  const translate = useTranslate();
  const [date, setDate] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function save() {
    if (date === null) return setError(problem ?? translate('Enter the date.'));
    const invalid = errorOf(date);
    if (invalid) setError(translate(invalid));
    else onChoose(date);
  }

  return (
    <Stack gap={3}>
      <PartialDateField
        label={label}
        hint={hint}
        value={date}
        error={error}
        onChange={(next, nextProblem) => {
          setDate(next);
          setProblem(nextProblem);
          setError(undefined);
        }}
      />
      <Stack direction="row">
        <Button size="sm" loading={isSaving} onClick={save}>
          {translate('Save date')}
        </Button>
      </Stack>
    </Stack>
  );
}
