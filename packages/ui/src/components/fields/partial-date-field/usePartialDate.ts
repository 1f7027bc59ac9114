import { useState } from 'react';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { type DateParts, joinPartialDate, monthNames, splitPartialDate } from './partialDate.ts';
import { messageOf } from './partialDateMessages.ts';

export interface PartialDateOptions {
  value: string | null | undefined;
  defaultValue: string | null;
  onChange: ((value: string | null, problem: string | undefined) => void) | undefined;
  min: string;
  timeZone: string | undefined;
  locale: string;
}

/** The text of the controls of a partial date, which stays as typed as long as it stands for the current value. */
export function usePartialDate({ value, defaultValue, onChange, min, timeZone, locale }: PartialDateOptions) {
  const translate = useTranslate();
  const names = monthNames(locale);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [typed, setTyped] = useState<{ parts: DateParts; value: string | null }>();
  const submitted = value === undefined ? ownValue : value;
  const isTyped = typed !== undefined && typed.value === submitted;
  const parts = isTyped ? typed.parts : splitPartialDate(submitted ?? '', timeZone);

  const earliestDay = joinPartialDate(splitPartialDate(min, timeZone));
  const earliest = typeof earliestDay === 'string' ? earliestDay : '';
  const evaluate = (next: DateParts) => {
    const date = joinPartialDate(next, earliest);
    if (typeof date === 'string') return { date: date || null };
    const message = messageOf(date, { parts: next, earliest, names, locale, translate });
    return { date: null, problem: { part: date.part, message } };
  };
  const { problem } = evaluate(parts);
  return {
    names,
    parts,
    problem,
    /** The parts were changed by the user, not by the host. */
    isTyped,
    submitted: problem ? null : submitted,
    change: (part: keyof DateParts, text: string) => {
      // A whole date that is pasted into one control fills all.
      const pasted = part === 'month' ? undefined : splitPartialDate(text);
      const next = pasted?.month ? pasted : { ...parts, [part]: text };
      const { date, problem: nextProblem } = evaluate(next);
      setTyped({ parts: next, value: date });
      setOwnValue(date);
      if (date !== submitted || nextProblem?.message !== problem?.message)
        onChange?.(date, nextProblem?.message);
    },
    reset: () => {
      setTyped(undefined);
      setOwnValue(defaultValue);
    },
  };
}
