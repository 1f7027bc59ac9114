import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { reportMisuse } from '../theme/reportMisuse.ts';
import { styled } from '../theme/stitches.ts';

/** What ties a control to its field: spread it on the control. */
export interface FieldControl {
  /** What the label points to. */
  id: string;
  /** The id of the hint or the error, while there is one. */
  'aria-describedby': string | undefined;
  /** There is an error. */
  'aria-invalid': true | undefined;
}

export interface FieldProps extends RootAttributes<HTMLDivElement> {
  /** What is to be filled in; the name of the control. */
  label: string;
  /** What is asked for, before anything is wrong. */
  hint?: string;
  /** What is wrong; shown in place of the hint. */
  error?: string;
  /** Where the label is not a `<label>`: for a group of things, as stars. The control is named by `labelId`. */
  group?: boolean;
  /** The label stands small within the frame of the control. */
  labelInside?: boolean;
  /** The id of the control; without it one is made. */
  controlId?: string;
  /** Ids of more that describes the control, read before the hint or the error. */
  describedBy?: string;
  /** Draws the control; `control` ties it to label and note, `labelId` names a group. */
  children: (control: FieldControl, labelId: string) => ReactNode;
}

/**
 * A label, a control, and a hint or an error, tied together for eyes and for screen readers.
 * Renders a `<div>` element.
 */
export function Field({
  label,
  hint,
  error,
  group,
  labelInside,
  controlId,
  describedBy,
  children,
  ...rest
}: FieldProps) {
  reportMisuse(
    !label,
    'A field has no label. Whoever does not see what stands around it cannot know what to fill in. Pass its name: label="Email".',
  );
  const ownId = useId();
  const id = controlId ?? ownId;
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const note = error || hint;
  const descriptions = [describedBy, note && noteId].filter(Boolean).join(' ');
  return (
    <Root {...rest} labelInside={labelInside} data-invalid={error ? '' : undefined}>
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
        { id, 'aria-describedby': descriptions || undefined, 'aria-invalid': error ? true : undefined },
        labelId,
      )}
      {note && (
        // An error is read out where the focus stays in the field, as after Enter: it is an element of its own.
        <Note
          key={error ? 'error' : 'hint'}
          id={noteId}
          role={error && 'alert'}
          tone={error ? 'error' : 'hint'}
        >
          {error && <Icon name="warning" size="sm" />}
          <span>{note}</span>
        </Note>
      )}
    </Root>
  );
}

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  minWidth: 0,
  variants: {
    labelInside: {
      true: {
        position: 'relative',
        '& > label': {
          position: 'absolute',
          zIndex: 1,
          top: '5px',
          insetInlineStart: '15px',
          color: '$textSecondary',
          fontSize: '$12',
          pointerEvents: 'none',
        },
        // The label is one line of 15 px at the usual text size, and grows with it.
        '& select': { padding: 'calc(5px + 0.9375rem) 40px 4px 14px', lineHeight: 1.3 },
      },
    },
  },
});

const Label = styled('label', {
  alignSelf: 'flex-start',
  maxWidth: '100%',
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
  '& > span': { minWidth: 0 },
  variants: { tone: { hint: { color: '$textSecondary' }, error: { color: '$danger' } } },
});
