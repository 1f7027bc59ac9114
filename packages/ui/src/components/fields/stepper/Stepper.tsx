import { type CSSProperties, type MouseEvent, useId, useRef, useState } from 'react';
import { assignRef } from '../../../elements/RootAttributes.ts';
import { useFormReset } from '../../../elements/useFormReset.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { styled } from '../../../theme/stitches.ts';
import { minus, plus } from '../../graphics/icon/iconPaths.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { type ControlAttributes, Field } from '../field/Field.tsx';
import { fieldFrameStyles } from '../field/fieldFrameStyles.ts';

export interface StepperProps extends ControlAttributes<HTMLInputElement> {
  /** Label, always visible; the accessible name of the control. */
  label: string;
  /** Help text, shown while there is no error. */
  hint?: string;
  /** Error message, shown instead of the hint; makes the control invalid. */
  error?: string;
  /** Name under which a form submits the value. */
  name?: string;
  /** Controlled: the number, or null while the field is empty; update it in `onChange`. */
  value?: number | null;
  /** Uncontrolled: the initial number. */
  defaultValue?: number;
  /** Called with each number between `min` and `max`, and with null when the field is emptied. */
  onChange?: (value: number | null) => void;
  /** Smallest number. */
  min?: number;
  /** Largest number. */
  max?: number;
  /** Difference between two numbers, counted from `min`. */
  step?: number;
  /** Text after the number, which describes it: 'of 28 episodes', 'hours', '%'. */
  unit?: string;
  /** A form cannot be submitted without a value. */
  required?: boolean;
  /** The number can be read and copied, but not changed. */
  readOnly?: boolean;
  /** The control can be neither changed nor focused, and a form does not submit it. */
  disabled?: boolean;
  /** Class of the field around the control. */
  className?: string;
  /** Styles of the field around the control. */
  style?: CSSProperties;
}

/**
 * A number with a minus and a plus button, controlled or uncontrolled. A number beyond a limit is set to the limit when the focus
 * leaves the field. The buttons are no tab stops, because the arrow keys do the same. Attributes and the ref go to its
 * `<input type="number">` element, `className` and `style` to the field around it.
 */
export function Stepper({
  label,
  hint,
  error,
  value,
  defaultValue,
  onChange,
  unit,
  ref,
  className,
  style,
  ...rest
}: StepperProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const unitId = useId();
  const [typed, setTyped] = useState(() => textOf(value ?? defaultValue));
  const { min, max } = rest;
  // The typed text stays as it is while it stands for the value, such as '07' or, on the way to 12, a number below the minimum.
  const isControlled = value !== undefined;
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    if (isControlled && numberOf(typed) !== value) setTyped(textOf(value));
  }
  useFormReset(input, () => {
    if (!isControlled) setTyped(textOf(defaultValue));
  });
  const isAllowed = (number: number | null) =>
    number === null ||
    (number >= (min ?? Number.NEGATIVE_INFINITY) && number <= (max ?? Number.POSITIVE_INFINITY));

  const change = (text: string) => {
    setTyped(text);
    const number = numberOf(text);
    if (isAllowed(number)) onChange?.(number);
  };
  const move = (direction: Direction) => {
    input.current?.[direction]();
    change(input.current?.value ?? '');
  };
  const settle = () => {
    const number = numberOf(typed);
    if (number === null || isAllowed(number)) return;
    change(textOf(Math.min(max ?? number, Math.max(min ?? number, number))));
  };
  const number = numberOf(typed);
  const isFixed = rest.disabled || rest.readOnly;
  return (
    <Field
      {...{ className, style }}
      label={label}
      hint={hint}
      error={error}
      controlId={rest.id}
      describedBy={[rest['aria-describedby'], unit && unitId].filter(Boolean).join(' ')}
    >
      {(control) => (
        <Row>
          <div className={fieldFrameStyles().className}>
            <StepButton
              type="button"
              tabIndex={-1}
              aria-label={translate('Decrease {label}', { label })}
              onMouseDown={keepFocus}
              disabled={isFixed || (number !== null && min !== undefined && number <= min)}
              onClick={() => move('stepDown')}
            >
              <SvgIcon path={minus} />
            </StepButton>
            <NumberInput
              // The numeric keyboard of phones has neither a sign nor a decimal separator.
              inputMode={(min ?? -1) >= 0 && Number.isInteger(rest.step ?? 1) ? 'numeric' : undefined}
              {...rest}
              {...control}
              ref={(element: HTMLInputElement | null) => {
                input.current = element;
                return assignRef(ref, element);
              }}
              type="number"
              value={typed}
              onChange={(event) => change(event.currentTarget.value)}
              onKeyDown={(event) => {
                rest.onKeyDown?.(event);
                const direction = directions[event.key];
                if (!direction || isFixed || event.defaultPrevented) return;
                event.preventDefault();
                move(direction);
              }}
              onBlur={(event) => {
                settle();
                rest.onBlur?.(event);
              }}
            />
            <StepButton
              type="button"
              tabIndex={-1}
              aria-label={translate('Increase {label}', { label })}
              onMouseDown={keepFocus}
              disabled={isFixed || (number !== null && max !== undefined && number >= max)}
              onClick={() => move('stepUp')}
            >
              <SvgIcon path={plus} />
            </StepButton>
          </div>
          {unit && <Unit id={unitId}>{unit}</Unit>}
        </Row>
      )}
    </Field>
  );
}

type Direction = 'stepUp' | 'stepDown';

const directions: Readonly<Record<string, Direction>> = { ArrowUp: 'stepUp', ArrowDown: 'stepDown' };

// A button that has the focus would lose it when it is disabled at a limit.
const keepFocus = (event: MouseEvent) => event.preventDefault();

const textOf = (number: number | null | undefined) => (number == null ? '' : String(number));

function numberOf(text: string): number | null {
  return text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text);
}

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'flex-start',
  columnGap: '$3',
  rowGap: '$1',
  maxWidth: '100%',
});

const Unit = styled('span', { minWidth: 0, color: '$textSecondary', overflowWrap: 'anywhere' });

const NumberInput = styled('input', {
  flex: '1 1 auto',
  width: '4.5em',
  padding: '$2',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
});

const StepButton = styled('button', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '$touch',
  padding: 0,
  border: '0 solid $colors$hairlineStrong',
  color: '$text',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  transition: 'background-color $transitions$quick',
  '&:first-child': { borderInlineEndWidth: '1px' },
  '&:last-child': { borderInlineStartWidth: '1px' },
  '@hover': { '&:hover:not(:disabled)': { backgroundColor: '$washSoft' } },
  '&:active:not(:disabled)': { backgroundColor: '$wash' },
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
  '@forcedColors': { '&:disabled': { color: 'GrayText' } },
});
