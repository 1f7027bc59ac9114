import { styled } from '../../../theme/stitches.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';

interface ChoiceNoteProps {
  id: string;
  hint?: string;
  /** Replaces the hint, and is announced at once. */
  error?: string;
}

/** @internal The hint or the error below a choice or a group of choices. */
export function ChoiceNote({ id, hint, error }: ChoiceNoteProps) {
  const text = error || hint;
  if (!text) return null;
  return (
    // The key makes an error a new element, so that it is announced while the focus stays in the group.
    <Root key={error ? 'error' : 'hint'} id={id} role={error && 'alert'} tone={error ? 'error' : 'hint'}>
      {error && <SvgIcon path={warning} size="sm" />}
      <span>{text}</span>
    </Root>
  );
}

/** The icon `warning`, not from Icon.tsx so that a switch does not bundle all icons. */
const warning = 'M12 4.5L21 19.5H3ZM12 10v4.5M12 17h.01';

const Root = styled('p', {
  display: 'flex',
  gap: '6px',
  marginTop: '$1',
  fontSize: '$14',
  lineHeight: 1.4,
  '& > svg': { marginTop: '2px' },
  '& > span': { minWidth: 0 },
  variants: { tone: { hint: { color: '$textSecondary' }, error: { color: '$danger' } } },
});
