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
import { type DateParts, monthCodes, orderOfParts } from './partialDate.ts';
import { usePartialDate } from './usePartialDate.ts';

export interface PartialDateFieldProps
  extends RootAttributes<
    HTMLDivElement,
    'aria-describedby' | 'aria-label' | 'aria-labelledby' | 'defaultValue' | 'onChange' | 'role'
  > {
  /** Label, always visible; the accessible name of the group of controls. */
  label: string;
  /** Help text, shown while there is no error; 'A year alone is enough.' by default. */
  hint?: string;
  /** Error message, shown instead of the hint and of the field's own messages. */
  error?: string;
  /** Name under which a form submits the value. */
  name?: string;
  /**
   * Controlled: what is known of the date as '2017', '2017-03' or '2017-03-09', or an instant in UTC '2017-03-09T20:30:00Z', which
   * is shown as its day and stays the value until the user changes a part; null without a date. Update it in `onChange`.
   */
  value?: string | null;
  /** Uncontrolled: the initial value. */
  defaultValue?: string | null;
  /** Called with the value, null without a date. While the controls show no valid date it is null too, with the error message. */
  onChange?: (value: string | null, problem: string | undefined) => void;
  /** The earliest date, in one of the forms of `value`; an earlier one is invalid. A year is not before a month of it. */
  min?: string;
  /** IANA time zone in which instants are shown, such as 'Europe/Berlin'; that of the browser if unset. */
  timeZone?: string;
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
 * A date of which only the year must be known: day and month may be empty. Text that is no date stays, with an error message once
 * the focus has left the field; nothing is completed or corrected. Attributes and the ref go to its `<div role="group">` element,
 * `className` and `style` to the field around it.
 */
export function PartialDateField({
  label,
  hint: ownHint,
  error,
  name,
  value,
  defaultValue = null,
  onChange,
  min = '1900',
  timeZone,
  locale: ownLocale,
  required,
  disabled,
  className,
  style,
  ...rest
}: PartialDateFieldProps) {
  const translate = useTranslate();
  const hint = ownHint ?? translate('A year alone is enough.');
  const contextLocale = useLocale();
  const locale = ownLocale ?? contextLocale;
  const { names, parts, problem, isTyped, submitted, change, reset } = usePartialDate({
    value,
    defaultValue,
    onChange,
    min,
    timeZone,
    locale,
  });
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
  const message = problem?.message ?? '';
  useEffect(() => year.input.current?.setCustomValidity(message), [year.input, message]);
  const ownError = hasLeft || !isTyped ? problem?.message : undefined;
  const faulty = (part: keyof DateParts) =>
    error !== undefined || (ownError !== undefined && problem?.part === part) || undefined;

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
          aria-label={translate('Month')}
          aria-invalid={faulty('month')}
          disabled={disabled}
          value={parts.month}
          onChange={(event) => changePart('month')(event.currentTarget.value)}
        >
          <option value="" data-placeholder="">
            {translate('Month')}
          </option>
          {monthCodes.map((code, index) => (
            <option key={code} value={code}>
              {names[index]}
            </option>
          ))}
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
    <Field {...{ className, style }} label={label} hint={hint} error={error ?? ownError} group>
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

const Group = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

const MonthFrame = styled('div', {
  position: 'relative',
  flex: '1 1 7.5em',
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
      day: { flex: 'none', width: 'calc(3.25ch + 28px)' },
      month: {
        appearance: 'none',
        paddingInlineEnd: '34px',
        cursor: 'pointer',
        textOverflow: 'ellipsis',
        '&:has([data-placeholder]:checked)': { color: '$textSecondary' },
        '& option': { color: '$text', backgroundColor: '$surfaceHigh' },
      },
      year: { flex: 'none', width: 'calc(4.5ch + 28px)' },
    },
  },
});
