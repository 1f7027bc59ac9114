import * as RadixDialog from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { useIslandClass } from '../../../elements/islandClass.ts';
import { leaveEscapeToCombobox } from '../../../elements/leaveEscapeToCombobox.ts';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { goldLineStyle } from '../../../theme/goldLineStyle.ts';
import { styled } from '../../../theme/stitches.ts';
import { IconButton } from '../../actions/button/IconButton.tsx';
import { OpenDialog } from './useIsDialogOpen.ts';

export interface DialogProps extends RootAttributes<HTMLDivElement, 'role'> {
  /** Controlled: whether the dialog is shown; update it in `onOpenChange`. */
  open?: boolean;
  /** Uncontrolled: whether the dialog is shown initially. */
  defaultOpen?: boolean;
  /** A button that opens the dialog; it must accept a ref and pass on its other props. */
  trigger?: ReactElement;
  /**
   * Called with true by the trigger, and with false by the close button, the Escape key and, unless `kind` is `alert`, a press
   * outside the dialog.
   */
  onOpenChange?: (open: boolean) => void;
  /** Title; screen readers announce it when the dialog opens. */
  title: string;
  /** One sentence that is announced together with the title. */
  description?: ReactNode;
  /** Maximum width: 440 or 560 px. */
  size?: 'md' | 'lg';
  /** `alert` for a decision that the user must make: an `alertdialog`, which a press outside does not close. */
  kind?: 'plain' | 'alert';
  /** Buttons at the bottom; stacked on phones. */
  actions?: ReactNode;
  /** Accessible name of the close button, 'Close' by default. */
  closeLabel?: string;
  /** Fields or more text. */
  children?: ReactNode;
}

/**
 * A modal dialog, controlled or uncontrolled. The focus moves into it, is trapped in it, and on closing returns to the element that had it, or to the
 * main part of the page if that element is gone. Attributes and the ref go to its `<div role="dialog">` element.
 */
export function Dialog({
  open,
  defaultOpen,
  trigger,
  onOpenChange,
  title,
  description,
  size = 'md',
  kind = 'plain',
  actions,
  closeLabel,
  children,
  ...rest
}: DialogProps) {
  reportMisuse(
    !title,
    'A Dialog has no title. Screen readers announce the title when the dialog opens, and without one they announce nothing. Pass what it is about: title="Edit Game".',
  );
  const islandClass = useIslandClass();
  const translate = useTranslate();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus(triggerRef);
  // Called while rendering: the scroll lock inserts its style in an effect of a child, before the effects of this component.
  if (open || defaultOpen) setScrollLockNonce();
  const handleOpenChange = (next: boolean) => {
    if (next) setScrollLockNonce();
    onOpenChange?.(next);
  };
  return (
    <RadixDialog.Root open={open} defaultOpen={defaultOpen} onOpenChange={handleOpenChange}>
      {trigger && (
        <RadixDialog.Trigger asChild ref={triggerRef}>
          {trigger}
        </RadixDialog.Trigger>
      )}
      <RadixDialog.Portal>
        <Overlay className={islandClass}>
          <Content
            onEscapeKeyDown={leaveEscapeToCombobox}
            {...rest}
            {...returnFocus}
            {...(kind === 'alert' && alertProps)}
            size={size}
          >
            <OpenDialog />
            <Title>{title}</Title>
            {description && <Description>{description}</Description>}
            {children && <Body>{children}</Body>}
            {actions && <Actions>{actions}</Actions>}
            {/* Last, so that the content gets the focus on opening. */}
            <Close>
              <RadixDialog.Close asChild>
                <IconButton icon="cross" label={closeLabel ?? translate('Close')} />
              </RadixDialog.Close>
            </Close>
          </Content>
        </Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const alertProps = {
  role: 'alertdialog',
  onInteractOutside: (event: Event) => event.preventDefault(),
} as const;

// Animated on opening only: a closing animation would keep the dialog mounted until an animationend event, which is never
// fired in hidden tabs and in jsdom.
const Overlay = styled(RadixDialog.Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: '$dialog',
  display: 'grid',
  placeItems: 'center',
  padding: '$4',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$scrim',
  transition: 'opacity $transitions$calm',
  '@starting-style': { opacity: 0 },
});

const Content = styled(RadixDialog.Content, {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  width: '100%',
  padding: '$6',
  border: '1px solid $hairlineStrong',
  borderRadius: '$card',
  color: '$text',
  backgroundColor: '$surface',
  backgroundImage: '$panelFill',
  boxShadow: '$popover',
  transition: 'transform $transitions$calm',
  '@starting-style': { transform: 'translateY(12px) scale(.98)' },
  '&:focus': { outline: 'none' },
  '&::before': goldLineStyle('top'),
  variants: { size: { md: { maxWidth: '440px' }, lg: { maxWidth: '560px' } } },
});

const Title = styled(RadixDialog.Title, {
  paddingInlineEnd: '$10',
  fontSize: 'min($fontSizes$22, 9vw)',
  fontWeight: '$title',
  lineHeight: '$title',
  letterSpacing: '$title',
  overflowWrap: 'anywhere',
});

const Description = styled(RadixDialog.Description, { color: '$textSecondary', overflowWrap: 'anywhere' });

const Body = styled('div', { display: 'flex', flexDirection: 'column', gap: '$5', minWidth: 0 });

const Actions = styled('div', {
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '$3',
  marginTop: '$2',
  '@sm': { flexDirection: 'row', justifyContent: 'flex-end' },
});

const Close = styled('div', { position: 'absolute', top: '14px', insetInlineEnd: '14px' });

declare global {
  // The global from which the scroll lock inside Radix (react-remove-scroll) reads a nonce.
  var __webpack_nonce__: string | undefined;
}

/**
 * @internal Passes the CSP nonce of the page to the scroll lock of Radix, which inserts a style element while a dialog is
 * open; a strict style-src blocks it without the nonce. The nonce is read from the scripts and styles of the page.
 */
export function setScrollLockNonce(): void {
  if (globalThis.__webpack_nonce__ !== undefined || typeof document === 'undefined') return;
  const nonce = document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
}

/**
 * @internal Returns the focus to the element that had it before a dialog opened, or to its trigger, which Safari does not focus when it
 * is clicked. Radix does so for its own Trigger only; a dialog that is opened by state would leave the focus on the body. If the element
 * is gone (a removed card) or disabled, the item at the same index of its list gets the focus, or the last item; without a list the grid or else the
 * heading of its section, else the main element.
 */
export function useReturnFocus(trigger?: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<HTMLElement | null>(null);
  const listPosition = useRef<ListPosition>(undefined);
  const section = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement, body } = document;
      const focused = activeElement === body ? (trigger?.current ?? body) : activeElement;
      previousFocus.current = focused instanceof HTMLElement ? focused : null;
      listPosition.current = listPositionOf(previousFocus.current);
      section.current = previousFocus.current?.closest('section, article, main') ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A page that was opened meanwhile has already set the focus.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const candidates = [
        previousFocus.current === document.body ? null : previousFocus.current,
        focusableItemAt(listPosition.current),
        section.current?.querySelector<HTMLElement>('[role="grid"]'),
        focusableHeadingOf(section.current),
        document.getElementById('main'),
      ];
      for (const candidate of candidates) {
        candidate?.focus({ preventScroll: true });
        // One that is removed or disabled does not receive the focus; a grid passes it on to a row.
        if (candidate?.contains(document.activeElement)) return;
      }
    },
  };
}

interface ListPosition {
  readonly list: Element;
  readonly index: number;
}

function listPositionOf(element: Element | null): ListPosition | undefined {
  const item = element?.closest('li');
  const list = item?.parentElement;
  return list ? { list, index: Array.from(list.children).indexOf(item) } : undefined;
}

function focusableItemAt(listPosition: ListPosition | undefined): HTMLElement | null | undefined {
  if (!listPosition?.list.isConnected) return undefined;
  const { children } = listPosition.list;
  return children[Math.min(listPosition.index, children.length - 1)]?.querySelector('a[href], button');
}

function focusableHeadingOf(section: Element | null): HTMLElement | null | undefined {
  const heading = section?.isConnected ? section.querySelector<HTMLElement>('h1, h2, h3') : null;
  if (heading) heading.tabIndex = -1;
  return heading;
}
