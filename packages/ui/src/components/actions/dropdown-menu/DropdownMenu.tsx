import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { closestLandmark } from '../../../elements/closestLandmark.ts';
import { useIslandClass } from '../../../elements/islandClass.ts';
import type { StylingProps } from '../../../elements/RootAttributes.ts';
import { goldLineStyle } from '../../../theme/goldLineStyle.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';
import { UnstyledLink } from '../link/LinkProvider.tsx';

export interface DropdownMenuItem {
  /** Label, unique within the menu. Typing its first characters focuses the item. */
  label: string;
  /** Icon before the label. */
  icon?: IconContent;
  /** Renders the item as a link, with the component of `LinkProvider`. */
  href?: string;
  /** With `href`: navigation state for the router's link. */
  state?: unknown;
  /** Called when the item is chosen by key or pointer; the menu then closes. */
  onSelect?: () => void;
  /** Visible and readable, but skipped by keys and not selectable. */
  disabled?: boolean;
  /** Makes the item one of several choices (`menuitemradio`): whether it is the present one. */
  checked?: boolean;
  /** Draws a line above the item. */
  divided?: boolean;
}

export interface DropdownMenuProps extends StylingProps {
  /** The button that opens the menu; it must accept a ref and pass on its other props. */
  trigger: ReactElement;
  /** The items in their order. */
  items: readonly DropdownMenuItem[];
  /** The edge of the trigger that the menu is aligned with. */
  align?: 'start' | 'end';
  /** Controlled: whether the menu is open; update it in `onOpenChange`. */
  open?: boolean;
  /** Uncontrolled: whether the menu is open initially, for a menu that is loaded when its trigger is pressed. */
  defaultOpen?: boolean;
  /** With `open` or `defaultOpen`: whether it was opened by a key, so that the first item gets the focus. */
  openedByKey?: boolean;
  /** Called when the menu has opened or is to be closed. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A menu below a button, controlled or uncontrolled, with the usual keys: arrows, first characters, Tab and Escape.
 * Renders a `<div role="menu">` element at the end of the landmark that contains its button, or of the page.
 */
export function DropdownMenu({
  trigger,
  items,
  align = 'end',
  openedByKey,
  className,
  style,
  ...root
}: DropdownMenuProps) {
  const islandClass = useIslandClass(className);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  // A menu is one tab stop, and Tab moves on from its trigger. Radix would trap the focus; once the focus is outside, Radix
  // closes the menu.
  const closeOnTab = (event: KeyboardEvent) => {
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
        <RadixMenu.Portal container={closestLandmark(button)}>
          <Content
            className={islandClass}
            style={style}
            ref={openedByKey ? focusFirstItem : undefined}
            align={align}
            {...inheritedDirection}
            sideOffset={8}
            collisionPadding={16}
            onKeyDownCapture={closeOnTab}
            onCloseAutoFocus={keepMovedFocus}
          >
            <Items>
              {items.map(({ label, icon, href, state, onSelect, disabled, divided, checked }) => {
                const isLink = href !== undefined && !disabled;
                const content = (
                  <>
                    {renderIcon(icon)}
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
                    {...(checked !== undefined && { role: 'menuitemradio', 'aria-checked': checked })}
                  >
                    {isLink ? (
                      <UnstyledLink href={href} state={state}>
                        {content}
                      </UnstyledLink>
                    ) : (
                      content
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

// Inherits the text direction of the page. Radix would set 'ltr' by a prop that its types do not declare.
const inheritedDirection = { dir: undefined };

// Radix does not notice a key that was pressed before it was loaded, so it would not focus an item.
function focusFirstItem(content: HTMLElement | null) {
  content?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true });
}

// A chosen link may have opened another page, whose heading has the focus by now.
function keepMovedFocus(event: Event) {
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
  backgroundColor: detail('popover'),
  boxShadow: '$popover',
  transition: 'opacity $transitions$quick, transform $transitions$quick',
  '@starting-style': { opacity: 0, transform: 'translateY(-6px)' },
  '&::before': goldLineStyle('top'),
});

// Scrolls if the window is too low. The menu itself must not scroll, because that would clip its gold line.
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
  '&[aria-checked="true"]': {
    backgroundColor: '$infoWash',
    boxShadow: 'inset 3px 0 $colors$champagne',
    '& > svg': { color: '$champagne' },
    '&:dir(rtl)': { boxShadow: 'inset -3px 0 $colors$champagne' },
  },
  '&[data-highlighted]': { backgroundColor: '$wash', outline: 'none', '& > svg': { color: '$champagne' } },
  '&[data-highlighted]:focus-visible': { outline: '2px solid $goldPure', outlineOffset: '-2px' },
  '&:active': { backgroundColor: '$washSoft' },
  '&[data-disabled]': { color: '$textTertiary', backgroundColor: 'transparent', cursor: 'not-allowed' },
  '@forcedColors': {
    '&[data-disabled]': { color: 'GrayText' },
    '& > svg, &[data-highlighted] > svg': { color: 'inherit' },
    '&[data-highlighted]': { outline: '2px solid Highlight' },
    '&[aria-checked="true"]': { borderInlineStart: '3px solid Highlight' },
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
