import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { islandClass } from '../island/islandClass.ts';
import { BareLink } from '../link/BareLink.tsx';
import { goldLine } from '../theme/goldLine.ts';
import { landmarkOf } from '../theme/landmarkOf.ts';
import { styled } from '../theme/stitches.ts';

export interface DropdownMenuItem {
  /** Its words; no two items of a menu share them. Its first letters find it. */
  label: string;
  /** A drawing before the words. */
  icon?: IconName;
  /** Goes there, through the component of `LinkProvider`. */
  href?: string;
  /** Navigation state, handed to the router's link, with `href`. */
  state?: unknown;
  /** Called when it is chosen, by a key or a press; the menu then closes. */
  onSelect?: () => void;
  /** Seen and read, but passed over by the keys and not to be chosen. */
  disabled?: boolean;
  /** A line above it. */
  divided?: boolean;
}

export interface DropdownMenuProps {
  /** What is pressed to open it: a button that takes a ref and passes on its other props. */
  trigger: ReactElement;
  /** What can be chosen, in this order. */
  items: readonly DropdownMenuItem[];
  /** Which edge of the trigger it stands under. */
  align?: 'start' | 'end';
  /** Controlled: whether it is open; follow `onOpenChange`. */
  open?: boolean;
  /** Uncontrolled: open at once, for for a menu that was loaded because its trigger was pressed. */
  defaultOpen?: boolean;
  /** Whether a key, and no pointer, has opened it from outside: the first item gets the focus then. */
  openedByKey?: boolean;
  /** Told when it has opened, or asked to close. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A menu under a button, controlled or uncontrolled: arrow keys, first letters, Tab and Escape as one expects of a menu.
 * Renders a `<div role="menu">` element at the end of the landmark that its button stands in, or of the page.
 */
export function DropdownMenu({ trigger, items, align = 'end', openedByKey, ...root }: DropdownMenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  // A menu is one stop of the Tab key, which goes on from its trigger. Radix would hold the focus inside; once the focus is
  // outside, it closes the menu.
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    button?.focus({ preventScroll: true });
  };
  return (
    <RadixMenu.Root modal={false} {...root}>
      <RadixMenu.Trigger asChild ref={setButton}>
        {trigger}
      </RadixMenu.Trigger>
      {button && (
        <RadixMenu.Portal container={landmarkOf(button)}>
          <Content
            className={islandClass}
            ref={openedByKey ? focusFirstItem : undefined}
            align={align}
            {...asThePage}
            sideOffset={8}
            collisionPadding={16}
            onKeyDownCapture={leaveByTab}
            onCloseAutoFocus={leaveMovedFocus}
          >
            <Items>
              {items.map(({ label, icon, href, state, onSelect, disabled, divided }) => {
                const isLink = href !== undefined && !disabled;
                const inner = (
                  <>
                    {icon && <Icon name={icon} />}
                    {label}
                  </>
                );
                return (
                  <Item
                    key={label}
                    divided={divided}
                    asChild={isLink}
                    disabled={disabled}
                    onSelect={onSelect}
                  >
                    {isLink ? (
                      <BareLink href={href} state={state}>
                        {inner}
                      </BareLink>
                    ) : (
                      inner
                    )}
                  </Item>
                );
              })}
            </Items>
          </Content>
        </RadixMenu.Portal>
      )}
    </RadixMenu.Root>
  );
}

// It reads as the page does. Radix would write 'ltr', by a prop that its types keep to themselves.
const asThePage = { dir: undefined };

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
  maxWidth: 'var(--radix-dropdown-menu-content-available-width)',
  padding: '$2',
  border: '1px solid $hairlineStrong',
  borderRadius: '$card',
  backgroundColor: '$surfaceHigh',
  boxShadow: '$popover',
  transition: 'opacity $transitions$quick, transform $transitions$quick',
  '@starting-style': { opacity: 0, transform: 'translateY(-6px)' },
  '&::before': goldLine('top'),
});

// Scrolls where the window is too low for all; the menu itself must not, for it would cut its gold line off.
const Items = styled('div', {
  maxHeight: 'calc(var(--radix-dropdown-menu-content-available-height) - 2 * $space$2 - 2px)',
  overflowY: 'auto',
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
  '&[data-disabled]': { color: '$textTertiary', backgroundColor: 'transparent', cursor: 'not-allowed' },
  '@forcedColors': {
    '&[data-disabled]': { color: 'GrayText' },
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
