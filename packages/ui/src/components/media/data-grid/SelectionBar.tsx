import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { isRightToLeft } from '../../../elements/isRightToLeft.ts';
import { assignRef, type RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { styled } from '../../../theme/stitches.ts';

export interface SelectionBarProps extends RootAttributes<HTMLDivElement, 'aria-label' | 'role'> {
  /** Accessible name: 'Selected titles'. */
  label: string;
  /** How many entries are selected: '3 selected'. Screen readers announce a change. */
  count: string;
  /** A button beside the count, such as 'Select all 2,046'. */
  extra?: ReactNode;
  /** The buttons that change what is selected. */
  children: ReactNode;
  /** The button that ends the selection. */
  close: ReactNode;
}

/**
 * The actions for the selected entries of a list, as a toolbar that sticks to the lower edge of the window: 60 px high and 16 px
 * above the edge, on a phone at the edge in two lines. Arrow keys move between its buttons. Renders a `<div>` element.
 */
export function SelectionBar({ label, count, extra, children, close, ref, ...rest }: SelectionBarProps) {
  reportMisuse(
    !label,
    'A SelectionBar has no label. Screen readers list toolbars by their names. Pass what is selected: label="Selected titles".',
  );
  const bar = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    rest.onKeyDown?.(event);
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    if (event.defaultPrevented || (event.key !== forward && event.key !== backward)) return;
    const buttons = Array.from(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []);
    const index = buttons.indexOf(event.target as HTMLElement);
    const next = index < 0 ? undefined : buttons[index + (event.key === forward ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <Root
      {...rest}
      ref={(element) => {
        bar.current = element;
        return assignRef(ref, element);
      }}
      role="toolbar"
      aria-label={label}
      onKeyDown={handleKeyDown}
    >
      <Count role="status">{count}</Count>
      {extra}
      <Actions>{children}</Actions>
      <Close>{close}</Close>
    </Root>
  );
}

const Root = styled('div', {
  position: 'sticky',
  zIndex: 3,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: '$2',
  marginInline: '-$space$4',
  padding: '$2 $4',
  border: '1px solid $hairlineStrong',
  borderRadius: '16px 16px 0 0',
  color: '$text',
  backgroundColor: '$surface',
  boxShadow: '$popover',
  '@media (min-width: 600px) and (max-width: 899px)': { marginInline: 0 },
  '@md': {
    bottom: '16px',
    display: 'flex',
    minHeight: '60px',
    marginInline: 0,
    paddingBlock: '$1',
    borderRadius: '$card',
  },
});

const Count = styled('div', { fontWeight: '$title', whiteSpace: 'nowrap' });

const Actions = styled('div', {
  gridColumn: '1 / -1',
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  minWidth: 0,
  '& button': { paddingInline: '$2' },
  '@md': { flex: 1, justifyContent: 'end' },
});

const Close = styled('div', { gridColumn: 3, gridRow: 1 });
