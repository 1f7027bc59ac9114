import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { ReactElement } from 'react';
import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { BareLink } from '../link/BareLink.tsx';
import { goldLine } from '../theme/goldLine.ts';
import { styled } from '../theme/stitches.ts';

export interface DropdownMenuItem {
  label: string;
  icon?: IconName;
  /** Goes there, through the component of `LinkProvider`. */
  href?: string;
  /** Navigation state, with `href`. */
  state?: unknown;
  onSelect?: () => void;
  /** A line above it. */
  divided?: boolean;
}

export interface DropdownMenuProps {
  /** What is pressed to open it: a button that takes a ref and passes on its other props. */
  trigger: ReactElement;
  items: readonly DropdownMenuItem[];
  align?: 'start' | 'end';
  open?: boolean;
  /** Open at once: for a menu that was loaded because its trigger was pressed. */
  defaultOpen?: boolean;
  /** Whether a key, and no pointer, has opened it from outside: the first item gets the focus then. */
  openedByKey?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A menu under a button: arrow keys, first letters and Escape as one expects of a menu. */
export function DropdownMenu({ trigger, items, align = 'end', openedByKey, ...root }: DropdownMenuProps) {
  return (
    <RadixMenu.Root modal={false} {...root}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <Content
          ref={openedByKey ? focusFirstItem : undefined}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          onCloseAutoFocus={leaveMovedFocus}
        >
          {items.map(({ label, icon, href, state, onSelect, divided }) => {
            const inner = (
              <>
                {icon && <Icon name={icon} />}
                {label}
              </>
            );
            return (
              <Item key={label} divided={divided} asChild={href !== undefined} onSelect={onSelect}>
                {href === undefined ? (
                  inner
                ) : (
                  <BareLink href={href} state={state}>
                    {inner}
                  </BareLink>
                )}
              </Item>
            );
          })}
        </Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

// Radix knows of keys only while it is listening, which it is not yet when the key loads the menu.
function focusFirstItem(content: HTMLElement | null) {
  content?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
}

// An item may have led to another page, whose heading has the focus by now.
function leaveMovedFocus(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault();
}

const Content = styled(RadixMenu.Content, {
  position: 'relative',
  zIndex: '$menu',
  minWidth: '200px',
  padding: '$2',
  border: '1px solid $hairlineStrong',
  borderRadius: '$card',
  backgroundColor: '$surfaceHigh',
  boxShadow: '$popover',
  transition: 'opacity $transitions$quick, transform $transitions$quick',
  '@starting-style': { opacity: 0, transform: 'translateY(-6px)' },
  '&::before': goldLine('top'),
});

const Item = styled(RadixMenu.Item, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$touch',
  paddingInline: '$3',
  borderRadius: '$button',
  color: '$text',
  fontSize: '$16',
  fontWeight: '$medium',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  '& > svg': { color: '$textSecondary' },
  '&[data-highlighted]': { backgroundColor: '$wash', outline: 'none', '& > svg': { color: '$champagne' } },
  '&[data-highlighted]:focus-visible': { outline: '2px solid $goldPure', outlineOffset: '-2px' },
  '&:active': { backgroundColor: '$washSoft' },
  '@forcedColors': {
    '& > svg, &[data-highlighted] > svg': { color: 'inherit' },
    '&[data-highlighted]': { outline: '2px solid Highlight' },
  },
  variants: {
    divided: {
      true: {
        marginTop: '17px',
        '&::before': {
          content: '',
          position: 'absolute',
          insetInline: '$1',
          top: '-9px',
          borderTop: '1px solid $colors$hairlineStrong',
        },
      },
    },
  },
});
