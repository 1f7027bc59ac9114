import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useIslandClass } from '../../../elements/islandClass.ts';
import { leaveEscapeToCombobox } from '../../../elements/leaveEscapeToCombobox.ts';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { styled } from '../../../theme/stitches.ts';
import { IconButton } from '../../actions/button/IconButton.tsx';
import { setScrollLockNonce, useReturnFocus } from '../dialog/Dialog.tsx';
import { OpenDialog } from '../dialog/useIsDialogOpen.ts';
import { useSwipeDown } from './useSwipeDown.ts';

export interface SheetProps extends RootAttributes<HTMLDivElement, 'role'> {
  /** Controlled: whether the sheet is shown; update it in `onOpenChange`. */
  open: boolean;
  /** Called with false by the close button, the Escape key, a press outside the sheet and, at the bottom edge, a swipe down. */
  onOpenChange: (open: boolean) => void;
  /** Title; screen readers announce it when the sheet opens. */
  title: string;
  /** One sentence that is announced together with the title. */
  description?: ReactNode;
  /** The edge of the screen. Windows narrower than 600 px always show it at the bottom, up to 86 % of their height. */
  side?: 'start' | 'end' | 'bottom';
  /** Width from 600 px up: 320, 400 or 560 px; at the bottom at least 720 px. */
  size?: 'sm' | 'md' | 'lg';
  /** A button beside the title, such as 'Clear all'. */
  headerAction?: ReactNode;
  /** Buttons below the content, which stay in view while it scrolls; the last one is the widest on phones. */
  actions?: ReactNode;
  /** Accessible name of the close button, 'Close' by default. */
  closeLabel?: string;
  /** Fields or text; scrolls if there is not enough room. */
  children?: ReactNode;
}

/**
 * A modal dialog at the edge of the screen, for filters and forms. The focus moves onto the sheet, is trapped in it, and on
 * closing returns to the element that had it. Attributes and the ref go to its `<div role="dialog">` element.
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  side = 'end',
  size = 'md',
  headerAction,
  actions,
  closeLabel,
  children,
  ...rest
}: SheetProps) {
  reportMisuse(
    !title,
    'A Sheet has no title. Screen readers announce the title when the sheet opens, and without one they announce nothing. Pass what it is about: title="Filters".',
  );
  const islandClass = useIslandClass();
  const translate = useTranslate();
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const swipe = useSwipeDown(() => onOpenChange(false));
  // As in Dialog: before the effects of the scroll lock.
  if (open) setScrollLockNonce();
  // The first control would be a button of the head, or a text field, for which phones open their keyboard.
  const focusSheet = (event: Event) => {
    onOpenAutoFocus();
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Overlay className={islandClass}>
          <Content
            onEscapeKeyDown={leaveEscapeToCombobox}
            {...rest}
            // Radix reports a missing description, unless the attribute is set.
            {...(!description && withoutDescription)}
            onOpenAutoFocus={focusSheet}
            onCloseAutoFocus={onCloseAutoFocus}
            side={side}
            size={size}
          >
            <OpenDialog />
            <Head {...swipe}>
              <Grip side={side} />
              <Title>{title}</Title>
              {headerAction}
              <RadixDialog.Close asChild>
                <IconButton icon="cross" label={closeLabel ?? translate('Close')} />
              </RadixDialog.Close>
            </Head>
            <Body>
              {description && <Description>{description}</Description>}
              {children}
            </Body>
            {actions && <Actions>{actions}</Actions>}
          </Content>
        </Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const withoutDescription = { 'aria-describedby': undefined };

const Overlay = styled(RadixDialog.Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: '$dialog',
  overflow: 'hidden',
  backgroundColor: '$scrim',
  transition: 'opacity $transitions$calm',
  '@starting-style': { opacity: 0 },
});

const Content = styled(RadixDialog.Content, {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  border: '1px solid $hairlineStrong',
  color: '$text',
  backgroundColor: '$surface',
  boxShadow: '$popover',
  // The sheet scrolls as a whole, because it has the focus at first, so that keys scroll it.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A focused control is not covered by the head or the buttons.
  scrollPaddingBlock: '72px 88px',
  '&:focus': { outline: 'none' },
  variants: {
    side: {
      start: {
        maxHeight: '86%',
        borderRadius: '16px 16px 0 0',
        '@sm': { top: 0, insetInlineEnd: 'auto', maxHeight: 'none', borderRadius: 0 },
      },
      end: {
        maxHeight: '86%',
        borderRadius: '16px 16px 0 0',
        '@sm': { top: 0, insetInlineStart: 'auto', maxHeight: 'none', borderRadius: 0 },
      },
      bottom: {
        maxHeight: '86%',
        borderRadius: '16px 16px 0 0',
        '@sm': { minWidth: 'min(720px, 100%)', marginInline: 'auto' },
      },
    },
    size: {
      sm: { '@sm': { width: '320px' } },
      md: { '@sm': { width: '400px' } },
      lg: { '@sm': { width: '560px' } },
    },
  },
});

const Head = styled('div', {
  position: 'sticky',
  zIndex: 1,
  top: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '$2',
  flex: 'none',
  minHeight: '64px',
  paddingBlock: '18px $3',
  paddingInline: '$4 $2',
  backgroundColor: '$surface',
  borderBottom: '1px solid $colors$hairlineStrong',
  touchAction: 'none',
});

const Grip = styled('span', {
  position: 'absolute',
  top: '$2',
  insetInline: 0,
  width: '36px',
  height: '3px',
  marginInline: 'auto',
  borderRadius: '$pill',
  backgroundColor: '$border',
  '@forcedColors': { backgroundColor: 'CanvasText' },
  variants: {
    side: {
      start: { '@sm': { display: 'none' } },
      end: { '@sm': { display: 'none' } },
      bottom: {},
    },
  },
});

const Title = styled(RadixDialog.Title, {
  // In larger text, the buttons move to a line of their own before the title breaks within words.
  flex: '1 1 5em',
  minWidth: 0,
  fontSize: '$18',
  fontWeight: '$title',
  lineHeight: '$title',
  letterSpacing: '$title',
  overflowWrap: 'anywhere',
});

const Description = styled(RadixDialog.Description, { color: '$textSecondary', overflowWrap: 'anywhere' });

const Body = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$5',
  flex: '1 0 auto',
  padding: '$4',
});

const Actions = styled('div', {
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  flex: 'none',
  padding: '$3 $4 max($space$4, env(safe-area-inset-bottom))',
  borderTop: '1px solid $colors$hairlineStrong',
  backgroundColor: '$surface',
  '& > :last-child': { flex: '1 1 auto' },
});
