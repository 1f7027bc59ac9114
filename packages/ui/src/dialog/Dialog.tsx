import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { islandClass } from '../island/islandClass.ts';
import { goldLine } from '../theme/goldLine.ts';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { reportMisuse } from '../theme/reportMisuse.ts';
import { styled } from '../theme/stitches.ts';
import { allowScrollLock } from './allowScrollLock.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface DialogProps extends RootAttributes<HTMLDivElement, 'role'> {
  /** Controlled: whether it is there; follow `onOpenChange`. */
  open: boolean;
  /** Asked with false by the cross, the Escape key and, unless it is an `alert`, a press beside the dialog. */
  onOpenChange: (open: boolean) => void;
  /** What it is about; read when it opens. */
  title: string;
  /** One sentence that is read together with the title. */
  description?: ReactNode;
  /** 440 or 560 px wide at most. */
  size?: 'md' | 'lg';
  /** `alert` for a question that wants an answer: an `alertdialog`, which a press beside it leaves open. */
  kind?: 'plain' | 'alert';
  /** Buttons at the foot; on a phone one under the other. */
  actions?: ReactNode;
  /** What the cross is called. */
  closeLabel?: string;
  /** Fields, or more words. */
  children?: ReactNode;
}

/**
 * A window over the page. The focus goes in, stays in, and afterwards returns to what had it, or to the main part of the
 * page if that is gone. Attributes and the ref go to its `<div role="dialog">` element.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  kind = 'plain',
  actions,
  closeLabel = 'Close',
  children,
  ...rest
}: DialogProps) {
  reportMisuse(
    !title,
    'A Dialog has no title. A screen reader says it when the dialog opens, and would say nothing. Pass what it is about: title="Edit Game".',
  );
  const returnFocus = useReturnFocus();
  // While rendering, for the lock writes its style in an effect of a child, before any effect of ours.
  if (open) allowScrollLock();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Overlay className={islandClass}>
          <Content {...rest} {...returnFocus} {...(kind === 'alert' && question)} size={size}>
            <Title>{title}</Title>
            {description && <Description>{description}</Description>}
            {children && <Body>{children}</Body>}
            {actions && <Actions>{actions}</Actions>}
            {/* Last, so that opening puts the focus on what the dialog is about. */}
            <Close>
              <RadixDialog.Close asChild>
                <IconButton icon="cross" label={closeLabel} />
              </RadixDialog.Close>
            </Close>
          </Content>
        </Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const question = {
  role: 'alertdialog',
  onInteractOutside: (event: Event) => event.preventDefault(),
} as const;

// It comes softly and goes at once: an animation on the way out would keep it until an animationend that a hidden tab
// or a test's document never sends.
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
  '&::before': goldLine('top'),
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
