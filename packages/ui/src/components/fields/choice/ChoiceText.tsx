import { styled } from '../../../theme/stitches.ts';

interface ChoiceTextProps {
  /** Id of the choice; `labelId` and `descriptionId` are derived from it. */
  id: string;
  label: string;
  /** Second line. */
  description?: string;
  /** Short text at the end of the line, such as a count. */
  note?: string;
}

/** @internal The text beside a switch, a radio button or a checkbox. Its parts name and describe the control by their ids. */
export function ChoiceText({ id, label, description, note }: ChoiceTextProps) {
  return (
    <Root>
      <Line>
        <Label id={labelId(id)}>{label}</Label>
        {note && <Note id={noteId(id)}>{note}</Note>}
      </Line>
      {description && <Description id={descriptionId(id)}>{description}</Description>}
    </Root>
  );
}

/** @internal Attributes that name and describe a control by its `ChoiceText`; `others` are ids of further descriptions. */
export function choiceAttributes(
  { id, description, note }: Omit<ChoiceTextProps, 'label'>,
  others: readonly (string | undefined)[] = [],
) {
  const [first, ...rest] = others;
  const ids = [first, note && noteId(id), description && descriptionId(id), ...rest].filter(Boolean);
  return { 'aria-labelledby': labelId(id), 'aria-describedby': ids.join(' ') || undefined };
}

const labelId = (id: string) => `${id}-label`;
const descriptionId = (id: string) => `${id}-description`;
const noteId = (id: string) => `${id}-note`;

const Root = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  fontSize: '$16',
  lineHeight: '$text',
  overflowWrap: 'anywhere',
});

const Line = styled('span', { display: 'flex', alignItems: 'baseline', gap: '$3' });

const Label = styled('span', { flex: 1, minWidth: 0 });

const Note = styled('span', {
  flex: 'none',
  color: '$textSecondary',
  fontSize: '$14',
  fontVariantNumeric: 'tabular-nums',
  'label:has(:disabled) &': { color: 'inherit' },
});

const Description = styled('span', { color: '$textSecondary', fontSize: '$14', lineHeight: 1.4 });
