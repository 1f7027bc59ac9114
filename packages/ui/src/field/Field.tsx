import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../theme/stitches.ts';

/** What ties a control to its field: spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** What is asked for, before anything is wrong. */
  hint?: string;
  /** What is wrong; shown in place of the hint. */
  error?: string;
  /** Where the label is not a `<label>`: for a group of things, as stars. The control is named by `labelId`. */
  group?: boolean;
  children: (control: FieldControl, labelId: string) => ReactNode;
}

/** A label, a control, and a hint or an error, tied together for eyes and for screen readers. */
export function Field({ label, hint, error, group, children }: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const note = error || hint;
  return (
    <Root>
      {group ? (
        <Label as="span" id={labelId}>
          {label}
        </Label>
      ) : (
        <Label id={labelId} htmlFor={id}>
          {label}
        </Label>
      )}
      {children(
        { id, 'aria-describedby': note ? noteId : undefined, 'aria-invalid': error ? true : undefined },
        labelId,
      )}
      {note && (
        <Note id={noteId} tone={error ? 'error' : 'hint'}>
          {error && <Icon name="warning" size="sm" />}
          <span>{note}</span>
        </Note>
      )}
    </Root>
  );
}

const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$2', minWidth: 0 });

const Label = styled('label', {
  alignSelf: 'flex-start',
  fontSize: '$14',
  fontWeight: '$medium',
  lineHeight: '$title',
});

const Note = styled('p', {
  display: 'flex',
  gap: '6px',
  fontSize: '$14',
  lineHeight: 1.4,
  '& > svg': { marginTop: '2px' },
  variants: { tone: { hint: { color: '$textSecondary' }, error: { color: '$danger' } } },
});
