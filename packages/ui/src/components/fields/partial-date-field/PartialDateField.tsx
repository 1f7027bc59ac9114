import { type CSSProperties, useEffect, useState } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { useFormReset } from '../../../elements/useFormReset.ts';
import { usePreHydrationText } from '../../../elements/usePreHydrationText.ts';
import { useLocale, useTranslate } from '../../../messages/useTranslate.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { chevronDown } from '../../graphics/icon/iconPaths.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { Field } from '../field/Field.tsx';
import { fieldControlStyles } from '../field/fieldControlStyles.ts';
import {
  type DateParts,
  joinPartialDate,
  monthCodes,
  monthNames,
  orderOfParts,
  seasonCodes,
  splitPartialDate,
} from './partialDate.ts';
import { messageOf, seasonNames } from './partialDateMessages.ts';

export interface PartialDateFieldProps
  extends RootAttributes<
    HTMLDivElement,
    'aria-describedby' | 'aria-label' | 'aria-labelledby' | 'defaultValue' | 'onChange' | 'role'
  > {
  /** Label, always visible; the accessible name of the group of controls. */
  label: string;
  /** Help text, shown while there is no error. */
  hint?: string;
  /** Error message, shown instead of the hint and of the field's own messages. */
  error?: string;
  /** Name under which a form submits the value. */
  name?: string;
  /**
   * Controlled: what is known of the date as '2017', '2017-03', '2017-03-09' or, for the seasons from spring to winter, '2017-21'
   * to '2017-24' (ISO 8601-2); empty without a date, null while the controls show no valid one. Update it in `onChange`.
   */
  value?: string | null;
  /** Uncontrolled: the initial value. */
  defaultValue?: string;
  /** Called with the value, or with null while the controls show no valid date. */
  onChange?: (value: string | null) => void;
  /** Language of the names of months and the order of the controls, as a BCP 47 tag; that of the nearest `MessagesProvider` if unset. */
  locale?: string;
  /** A form cannot be submitted without a year. */
  required?: boolean;
  /** The controls can be neither changed nor focused, and a form does not submit the value. */
  disabled?: boolean;
  /** Class of the field around the controls. */
  className?: string;
  /** Styles of the field around the controls. */
  style?: CSSProperties;
}

/**
 * A date of which only the year must be known: day and month may be empty, and a season may stand for the month. Text that is no
 * date stays, with an error message once the focus has left the field. Attributes and the ref go to its
 * `<div role="group">` element, `className` and `style` to the field around it.
 */
export function PartialDateField({
  label,
  hint,
  error,
  name,
  value,
  defaultValue = '',
  onChange,
  locale: ownLocale,
  required,
  disabled,
  className,
  style,
  ...rest
}: PartialDateFieldProps) {
  const translate = useTranslate();
  const contextLocale = useLocale();
  const locale = ownLocale ?? contextLocale;
  const { parts, submitted, problem, change, reset } = useParts({ value, defaultValue, onChange });
  const [hasLeft, setHasLeft] = useState(false);
  const changePart = (part: keyof DateParts) => (text: string) => {
    setHasLeft(false);
    change(part, text);
  };
  const day = usePreHydrationText({ ref: undefined, value: parts.day, onChange: changePart('day') });
  const year = usePreHydrationText({ ref: undefined, value: parts.year, onChange: changePart('year') });
  useFormReset(year.input, () => {
    setHasLeft(false);
    reset();
  });
  const names = monthNames(locale);
  const message = problem ? messageOf(problem, parts, names, translate) : '';
  useEffect(() => year.input.current?.setCustomValidity(message), [year.input, message]);
  const shownError = error ?? (hasLeft && message ? message : undefined);
  const faulty = (part: keyof DateParts) =>
    error !== undefined || (shownError !== undefined && problem?.part === part) || undefined;

  const controls = {
    day: (
      <input
        key="day"
        ref={day.setInput}
        className={partStyles({ part: 'day' }).className}
        aria-label={translate('Day')}
        aria-invalid={faulty('day')}
        placeholder={translate('Day')}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={parts.day}
        onChange={(event) => changePart('day')(event.currentTarget.value)}
      />
    ),
    month: (
      <MonthFrame key="month">
        <select
          className={partStyles({ part: 'month' }).className}
          aria-label={translate('Month or season')}
          aria-invalid={faulty('month')}
          disabled={disabled}
          value={parts.month}
          onChange={(event) => changePart('month')(event.currentTarget.value)}
        >
          <option value="" data-placeholder="">
            {translate('Month or season')}
          </option>
          <MonthOptions label={translate('Months')} codes={monthCodes} names={names} />
          <MonthOptions
            label={translate('Seasons of the year')}
            codes={seasonCodes}
            names={seasonNames(translate)}
          />
        </select>
        <SvgIcon path={chevronDown} />
      </MonthFrame>
    ),
    year: (
      <input
        key="year"
        ref={year.setInput}
        className={partStyles({ part: 'year' }).className}
        aria-label={translate('Year')}
        aria-invalid={faulty('year')}
        placeholder={translate('Year')}
        inputMode="numeric"
        autoComplete="off"
        required={required}
        disabled={disabled}
        value={parts.year}
        onChange={(event) => changePart('year')(event.currentTarget.value)}
      />
    ),
  };
  return (
    <Field {...{ className, style }} label={label} hint={hint} error={shownError} group>
      {(control, labelId) => (
        <Group
          {...rest}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          onBlur={(event) => {
            rest.onBlur?.(event);
            if (!event.currentTarget.contains(event.relatedTarget)) setHasLeft(true);
          }}
        >
          {orderOfParts(locale).map((part) => controls[part])}
          {name !== undefined && (
            <input type="hidden" name={name} value={submitted ?? ''} disabled={disabled} />
          )}
        </Group>
      )}
    </Field>
  );
}

interface MonthOptionsProps {
  label: string;
  codes: readonly string[];
  names: readonly string[];
}

function MonthOptions({ label, codes, names }: MonthOptionsProps) {
  return (
    <optgroup label={label}>
      {codes.map((code, index) => (
        <option key={code} value={code}>
          {names[index]}
        </option>
      ))}
    </optgroup>
  );
}

/** The text of the controls: stays as typed as long as it stands for the current value. */
function useParts({
  value,
  defaultValue,
  onChange,
}: Required<Pick<PartialDateFieldProps, 'defaultValue'>> &
  Pick<PartialDateFieldProps, 'value' | 'onChange'>) {
  const [ownValue, setOwnValue] = useState<string | null>(defaultValue);
  const [typed, setTyped] = useState<{ parts: DateParts; value: string | null }>();
  const submitted = value === undefined ? ownValue : value;
  const parts = typed?.value === submitted ? typed.parts : splitPartialDate(submitted ?? '');
  const joined = joinPartialDate(parts);
  return {
    parts,
    submitted,
    problem: typeof joined === 'string' ? undefined : joined,
    change: (part: keyof DateParts, text: string) => {
      // A whole date that is pasted into one control fills all.
      const pasted = part === 'month' ? undefined : splitPartialDate(text);
      const next = pasted?.month ? pasted : { ...parts, [part]: text };
      const date = joinPartialDate(next);
      const nextValue = typeof date === 'string' ? date : null;
      setTyped({ parts: next, value: nextValue });
      setOwnValue(nextValue);
      if (nextValue !== submitted) onChange?.(nextValue);
    },
    reset: () => {
      setTyped(undefined);
      setOwnValue(defaultValue);
    },
  };
}

const Group = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

const MonthFrame = styled('div', {
  position: 'relative',
  flex: '1 1 9em',
  maxWidth: '16em',
  '& > svg': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '12px',
    marginBlock: 'auto',
    pointerEvents: 'none',
  },
});

const partStyles = css(fieldControlStyles, {
  variants: {
    part: {
      day: { flex: 'none', width: 'calc(3.5ch + 28px)' },
      month: {
        appearance: 'none',
        paddingInlineEnd: '36px',
        cursor: 'pointer',
        textOverflow: 'ellipsis',
        '&:has([data-placeholder]:checked)': { color: '$textSecondary' },
        '& optgroup, & option': { color: '$text', backgroundColor: '$surfaceHigh' },
      },
      year: { flex: 'none', width: 'calc(5.5ch + 28px)' },
    },
  },
});
