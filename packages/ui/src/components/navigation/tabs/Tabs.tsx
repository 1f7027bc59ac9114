import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isRightToLeft } from '../../../elements/isRightToLeft.ts';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { css, styled } from '../../../theme/stitches.ts';
import type { IconName } from '../../graphics/icon/Icon.tsx';
import { Icon } from '../../graphics/icon/Icon.tsx';
import { tabForKey } from './tabForKey.ts';
import { useTabInView } from './useTabInView.ts';

export interface TabItem<Value extends string> {
  /** Value that is passed to `onChange`. */
  value: Value;
  /** Label of the tab. */
  label: string;
  /** Icon before the label. */
  icon?: IconName;
  /** Text after the label, such as a count; part of the accessible name. */
  note?: string;
  /** The tab can be neither selected nor focused. */
  disabled?: boolean;
  /** Content of the panel, rendered when the tab is selected for the first time. */
  content: ReactNode;
}

export interface TabsProps<Value extends string>
  extends RootAttributes<HTMLDivElement, 'aria-label' | 'defaultValue' | 'onChange'> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs and their panels. */
  items: readonly TabItem<Value>[];
  /** Controlled: value of the selected tab; update it in `onChange`. */
  value?: Value;
  /** Uncontrolled: value of the initially selected tab; by default the first one that is not disabled. */
  defaultValue?: Value;
  /** Called with the value of the newly selected tab. */
  onChange?: (value: Value) => void;
  /** `automatic` selects a tab when an arrow key moves the focus to it, `manual` waits for Enter or Space: for slow panels. */
  activation?: 'automatic' | 'manual';
  /** Removes hidden panels, which loses their state. Otherwise a panel stays in the page once it has been shown. */
  unmountHidden?: boolean;
  /** Height of a tab: 36 (44 on touch screens) or 44 px. */
  size?: 'sm' | 'md';
  /** Divides the whole width among the tabs. */
  fullWidth?: boolean;
}

/**
 * A list of tabs, of which one shows its panel, controlled or uncontrolled. Tabs that do not fit scroll sideways in their
 * list. For links to pages use a `nav` with links instead. Renders a `<div>` element.
 */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  activation = 'automatic',
  unmountHidden,
  size = 'md',
  fullWidth,
  ...rest
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownValue, setOwnValue] = useState(
    defaultValue ?? items.find((item) => !item.disabled)?.value ?? items[0]?.value,
  );
  const selected = value ?? ownValue;
  const [shown, setShown] = useState<ReadonlySet<string | undefined>>(() => new Set([selected]));
  if (!shown.has(selected)) setShown(new Set([...shown, selected]));
  const selectedIndex = items.findIndex((item) => item.value === selected);
  reportMisuse(
    selectedIndex < 0,
    `The Tabs '${label}' have no tab '${selected}'. Therefore no panel is shown. Pass the value of one of the items as value or defaultValue.`,
  );
  useTabInView(list, selectedIndex);

  const select = (next: Value) => {
    if (next === selected) return;
    setOwnValue(next);
    onChange?.(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]') ?? [])];
    const target = tabForKey(event, tabs, isRightToLeft(event.currentTarget));
    if (!target) return;
    event.preventDefault();
    target.focus();
    const item = items[tabs.indexOf(target)];
    if (item && activation === 'automatic') select(item.value);
  };

  return (
    <Root {...rest}>
      <List ref={list} role="tablist" aria-label={label}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={tabStyles({ size, fullWidth }).className}
            data-state={item.value === selected ? 'active' : 'inactive'}
            aria-selected={item.value === selected}
            aria-controls={`${id}-panel-${index}`}
            // Without a selected tab the first one can be reached.
            tabIndex={index === Math.max(selectedIndex, 0) ? 0 : -1}
            disabled={item.disabled}
            onClick={() => select(item.value)}
            onKeyDown={handleKeyDown}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.label}
            {item.note && <Note>{item.note}</Note>}
          </button>
        ))}
      </List>
      {items.map((item, index) => {
        const isSelected = item.value === selected;
        return (
          <Panel
            key={item.value}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            data-state={isSelected ? 'active' : 'inactive'}
            // A panel may contain nothing that can be focused.
            tabIndex={0}
            hidden={!isSelected}
          >
            {(isSelected || (shown.has(item.value) && !unmountHidden)) && item.content}
          </Panel>
        );
      })}
    </Root>
  );
}

// Without a minimum width, so that the tabs scroll in a row or grid as well.
const Root = styled('div', { minWidth: 0 });

const List = styled('div', {
  position: 'relative',
  display: 'flex',
  gap: '$6',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: '$colors$border transparent',
  // The line below the tabs, drawn inside so that the mark of the selected tab lies on it.
  boxShadow: 'inset 0 -1px $colors$hairlineStrong',
});

const tabStyles = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  flex: 'none',
  paddingInline: '2px',
  border: 0,
  borderRadius: '$button',
  color: '$textSecondary',
  background: 'none',
  fontWeight: '$medium',
  lineHeight: '$title',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'color $transitions$quick',
  // The list would cut off a ring around the tab.
  '&:focus-visible': { outlineOffset: '-3px' },
  '&::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: '2px',
    backgroundColor: 'currentColor',
    opacity: 0,
    transition: 'opacity $transitions$quick',
  },
  '&[data-state="active"]': { color: '$text', '&::after': { opacity: 1 } },
  '@hover': { '&:hover:not(:disabled)': { color: '$text' } },
  '&:active:not(:disabled)': { backgroundColor: '$washSoft' },
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
  '@forcedColors': {
    '&:disabled': { color: 'GrayText' },
    '&::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  variants: {
    size: {
      sm: { minHeight: '36px', fontSize: '$14', '@touch': { minHeight: '$touch' } },
      md: { minHeight: '$touch', fontSize: '$16' },
    },
    fullWidth: { true: { flex: '1 0 auto' } },
  },
});

const Note = styled('span', {
  color: '$textTertiary',
  fontSize: '$12',
  fontVariantNumeric: 'tabular-nums',
});

const Panel = styled('div', { paddingTop: '$5', borderRadius: '$button' });
