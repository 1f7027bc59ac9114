import { useId, useState } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { Ring } from '../../feedback/spinner/Ring.tsx';
import { check, refresh, warning } from '../../graphics/icon/iconPaths.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { FormValueInput } from '../field/FormValueInput.tsx';

export interface CheckboxProps
  extends RootAttributes<HTMLButtonElement, 'aria-checked' | 'aria-invalid' | 'onClick' | 'role'> {
  /** Label and accessible name. */
  label: string;
  /**
   * Controlled. `working` while the check is running, `failed` if it did not pass; another press retries it. Without it the
   * checkbox is uncontrolled, and every press changes it.
   */
  state?: 'unchecked' | 'working' | 'checked' | 'failed';
  /** Uncontrolled: whether it is checked initially, and after its form has been reset. */
  defaultChecked?: boolean;
  /** Name under which a form submits `value` while it is checked. */
  name?: string;
  /** Value that the form submits, `on` by default. */
  value?: string;
  /** With `name`: the form cannot be submitted while the checkbox is not checked. */
  required?: boolean;
  /** Id of the form that the checkbox belongs to, if the form does not contain it. */
  form?: string;
  /** Error message: why the check failed, or what is missing. */
  error?: string;
  /** Called on a press in the state `unchecked` or `failed`. */
  onCheck?: () => void;
  /** Called on a press in the state `checked`. Without it, the user cannot uncheck a controlled checkbox. */
  onUncheck?: () => void;
  /** The checkbox can be neither pressed nor focused, and a form does not submit it. */
  disabled?: boolean;
}

/**
 * A checkbox, controlled or uncontrolled. A controlled one may need time to become checked, such as a human check or a setting
 * that is stored on a server.
 * Attributes and the ref go to its `<button>` element, `className` and `style` to the `<div>` element around it.
 */
export function Checkbox({
  label,
  state: givenState,
  defaultChecked = false,
  name,
  value,
  required,
  form,
  error,
  onCheck,
  onUncheck,
  className,
  style,
  ...rest
}: CheckboxProps) {
  reportMisuse(
    !label,
    'A Checkbox has no label. A visitor cannot know what the box stands for. Pass what is agreed to: label="I am human".',
  );
  const noteId = useId();
  const [isOwnChecked, setOwnChecked] = useState(defaultChecked);
  const state = givenState ?? (isOwnChecked ? 'checked' : 'unchecked');
  const isReversible = givenState === undefined || onUncheck !== undefined;
  const isCheckable = state === 'unchecked' || state === 'failed';
  const invalid = state === 'failed' || Boolean(error);
  const describedBy = [rest['aria-describedby'], error && noteId].filter(Boolean).join(' ');

  const handleClick = () => {
    if (isCheckable) {
      setOwnChecked(true);
      onCheck?.();
    } else if (state === 'checked' && isReversible) {
      setOwnChecked(false);
      onUncheck?.();
    }
  };

  return (
    <Frame className={className} style={style}>
      <Root
        {...rest}
        type="button"
        role="checkbox"
        aria-checked={state === 'checked'}
        aria-busy={state === 'working' || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy || undefined}
        data-state={state}
        data-invalid={invalid ? '' : undefined}
        data-fixed={isReversible ? undefined : ''}
        onClick={handleClick}
      >
        <Box data-state={state}>
          {state === 'checked' && <SvgIcon path={check} />}
          {state === 'working' && <Ring size="sm" />}
          {state === 'failed' && <SvgIcon path={refresh} />}
        </Box>
        <Label>{label}</Label>
        {!isReversible && <CheckboxSeal />}
      </Root>
      {name !== undefined && (
        <FormValueInput
          // React assigns the default state of a new input only.
          key={state}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={state === 'checked'}
          required={required}
          disabled={rest.disabled}
          form={form}
          onReset={() => setOwnChecked(defaultChecked)}
        />
      )}
      {error && (
        <Note id={noteId} role="alert">
          <SvgIcon path={warning} size="sm" />
          <span>{error}</span>
        </Note>
      )}
    </Frame>
  );
}

const Frame = styled('div', { display: 'flex', flexDirection: 'column', gap: '$2' });

const Root = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  minHeight: '60px',
  padding: '$2 14px',
  border: '1px solid $hairlineStrong',
  borderRadius: '$button',
  backgroundColor: '$well',
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'border-color $transitions$quick',
  '@hover': { '&:hover:not(:disabled)': { borderColor: '$border' } },
  '&[data-state="working"]': { cursor: 'progress' },
  '&[data-state="checked"][data-fixed]': { cursor: 'default' },
  '&[aria-invalid="true"]': { borderColor: '$danger' },
  '&:disabled': { color: '$textTertiary', cursor: 'not-allowed' },
});

const Box = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  border: '1px solid $border',
  borderRadius: '$button',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '&[data-state="working"]': { borderColor: 'transparent' },
  '&[data-state="checked"]': {
    color: detail('onChecked'),
    borderColor: '$gold',
    backgroundColor: detail('checked'),
  },
  '&[data-state="failed"]': { color: '$danger', borderColor: '$danger' },
});

const Label = styled('span', { flex: 1, minWidth: 0, fontSize: '$16', fontWeight: '$medium' });

const Note = styled('p', {
  display: 'flex',
  gap: '6px',
  color: '$danger',
  fontSize: '$14',
  lineHeight: 1.4,
  '& > svg': { marginTop: '2px' },
});

/** Decorative seal at the end of the checkbox: a coin with a compass. */
function CheckboxSeal() {
  return (
    <Svg viewBox="0 0 28 28" width="28" height="28" aria-hidden>
      <circle cx="14" cy="14" r="12" strokeDasharray="1 3.7" strokeWidth="1.6" />
      <circle cx="14" cy="14" r="6.5" />
      <path d="M14 7.5v13M7.5 14h13" />
    </Svg>
  );
}

const Svg = styled('svg', {
  flex: 'none',
  fill: 'none',
  stroke: '$champagne',
  strokeWidth: '1.2px',
  strokeLinecap: 'round',
  opacity: 0.7,
  '@forcedColors': { stroke: 'currentColor' },
});
