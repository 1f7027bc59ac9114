import { Fragment } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import type { Translate } from '../../../messages/translate.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { styled } from '../../../theme/stitches.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';

export interface KbdProps extends RootAttributes<HTMLElement> {
  /**
   * The keys that are pressed together, in their order. Shown as they are, except for names of `KeyboardEvent.key` that have a
   * symbol or another text: the arrow keys, `Meta` (⌘), `Control` (Ctrl), `Escape` (Esc) and the space character (Space).
   */
  keys: readonly string[];
  /** Height of a key: 20 or 24 px; it grows with the text size. */
  size?: 'sm' | 'md';
}

/**
 * A key or a keyboard shortcut, left-to-right on every page. Renders a `<kbd>` element that contains one for each key.
 */
export function Kbd({ keys, size = 'md', ...rest }: KbdProps) {
  reportMisuse(
    keys.length === 0,
    'A Kbd has no keys and shows nothing. Pass them as keys={["Control", "K"]}.',
  );
  const translate = useTranslate();
  return (
    <Root dir="ltr" {...rest}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <Plus>+</Plus>}
          <Key size={size}>
            {isSymbolKey(key) ? (
              <SvgIcon path={symbols[key]} size="sm" label={translate(symbolLabels[key])} />
            ) : (
              keyText(key, translate)
            )}
          </Key>
        </Fragment>
      ))}
    </Root>
  );
}

/** What a screen reader announces for the keys that are shown as a symbol. */
const symbolLabels = {
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  Meta: 'Command',
} as const;

/** Paths, because not every font has these characters. */
const symbols: Record<keyof typeof symbolLabels, string> = {
  ArrowUp: 'M12 19V5.5M6 11l6-6 6 6',
  ArrowDown: 'M12 5v13.5M6 13l6 6 6-6',
  ArrowLeft: 'M19 12H5.5M11 6l-6 6 6 6',
  ArrowRight: 'M5 12h13.5M13 6l6 6-6 6',
  Meta: 'M9 9h6v6H9ZM9 9V6.5A2.5 2.5 0 1 0 6.5 9H9M15 9h2.5A2.5 2.5 0 1 0 15 6.5V9M15 15v2.5a2.5 2.5 0 1 0 2.5-2.5H15M9 15H6.5A2.5 2.5 0 1 0 9 17.5V15',
};

const keyLabels: Readonly<Record<string, string>> = { Control: 'Ctrl', Escape: 'Esc', ' ': 'Space' };

function keyText(key: string, translate: Translate): string {
  return Object.hasOwn(keyLabels, key) ? translate(keyLabels[key] ?? key) : key;
}

const isSymbolKey = (key: string): key is keyof typeof symbolLabels => Object.hasOwn(symbols, key);

const Root = styled('kbd', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3px',
  font: 'inherit',
  verticalAlign: 'middle',
});

const Key = styled('kbd', {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  border: '1px solid $hairlineStrong',
  borderBottomColor: '$border',
  borderBottomWidth: '2px',
  borderRadius: '$button',
  color: '$textSecondary',
  backgroundColor: '$well',
  fontFamily: 'inherit',
  fontWeight: '$medium',
  lineHeight: '$title',
  whiteSpace: 'nowrap',
  variants: {
    size: {
      sm: { minWidth: '20px', minHeight: '20px', paddingInline: '$1', fontSize: '$12' },
      md: { minWidth: '24px', minHeight: '24px', paddingInline: '6px', fontSize: '$14' },
    },
  },
});

const Plus = styled('span', { color: '$textTertiary', fontSize: '$12' });
