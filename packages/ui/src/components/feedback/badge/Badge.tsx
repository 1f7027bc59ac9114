import type { KeyboardEvent } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import type { IconName } from '../../graphics/icon/Icon.tsx';
import { Icon } from '../../graphics/icon/Icon.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

export interface BadgeProps extends RootAttributes<HTMLSpanElement> {
  /** `neutral` for a category or a number; `info`, `success` and `danger` for a state, which the text must name as well. */
  tone?: 'neutral' | 'info' | 'success' | 'danger';
  /** Height: 20, 24 or 32 px; it grows with the text size. */
  size?: 'sm' | 'md' | 'lg';
  /** Icon before the text. */
  startIcon?: IconName;
  /** Makes the badge a removable tag: it is called on a press of the button with the cross, and for Delete and Backspace on it. */
  onRemove?: () => void;
  /** Makes the badge a removable tag whose cross is a link, to the URL of the page without it. */
  removeHref?: string;
  /** The button with the cross can be neither pressed nor focused. */
  disabled?: boolean;
  /** Text, one to three words or a number. */
  children: string;
}

/**
 * A short label: a category, a number or a state; with `onRemove` a tag that the user can remove. If a removed tag had the
 * focus, the next one gets it. Renders a `<span>` element.
 */
export function Badge({
  tone = 'neutral',
  size = 'md',
  startIcon,
  onRemove,
  removeHref,
  disabled,
  children,
  ...rest
}: BadgeProps) {
  reportMisuse(
    children === '',
    'A Badge has no text. Its colour and icon alone tell a screen reader nothing. Pass its text as children.',
  );
  const { setButton, remove } = useFocusAfterRemoval(onRemove);
  const translate = useTranslate();
  const removal = {
    ref: setButton,
    'data-part': 'remove',
    className: removeStyles({ size }).className,
    'aria-label': translate('Remove {text}', { text: children }),
    onClick: remove,
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, press: typeof remove) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    press(event);
  };
  const cross = <Icon name="cross" size="sm" />;
  return (
    <Root {...rest} tone={tone} size={size}>
      {startIcon && <Icon name={startIcon} size="sm" />}
      <Text>{children}</Text>
      {onRemove && removeHref === undefined && (
        <button
          {...removal}
          type="button"
          disabled={disabled}
          onKeyDown={(event) => handleKey(event, remove)}
        >
          {cross}
        </button>
      )}
      {removeHref !== undefined && (
        <UnstyledLink
          {...removal}
          href={removeHref}
          onKeyDown={(event) => handleKey(event, ({ currentTarget }) => currentTarget.click())}
        >
          {cross}
        </UnstyledLink>
      )}
    </Root>
  );
}

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  maxWidth: '100%',
  verticalAlign: 'middle',
  border: '1px solid',
  // Not a pill, so that the corners of a badge of two lines do not cut into its text.
  borderRadius: '16px',
  fontWeight: '$medium',
  lineHeight: '$title',
  variants: {
    tone: {
      neutral: { color: '$text', borderColor: '$hairlineStrong', backgroundColor: '$hairline' },
      info: { color: '$info', borderColor: '$infoWash', backgroundColor: '$infoWash' },
      success: { color: '$success', borderColor: '$successWash', backgroundColor: '$successWash' },
      danger: { color: '$danger', borderColor: '$dangerWash', backgroundColor: '$dangerWash' },
    },
    size: {
      sm: { minHeight: '20px', paddingInline: '7px', fontSize: '$12' },
      md: { minHeight: '24px', paddingInline: '9px', fontSize: '$14' },
      lg: { minHeight: '32px', paddingInline: '11px', fontSize: '$14' },
    },
  },
});

// Isolated, because the text may be the name of a title or a user in another script.
const Text = styled('bdi', { minWidth: 0, paddingBlock: '2px', overflowWrap: 'anywhere' });

const removeStyles = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  minWidth: '$target',
  minHeight: '$target',
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '@touch': { minWidth: '$touch', minHeight: '$touch' },
  '@hover': { '&:hover:not(:disabled)': { backgroundColor: '$hairlineStrong' } },
  '&:active:not(:disabled)': { backgroundColor: '$hairline' },
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
  '@forcedColors': { '&:disabled': { color: 'GrayText' } },
  variants: {
    size: {
      sm: { marginInlineEnd: '-7px' },
      md: { marginInlineEnd: '-9px' },
      lg: { marginInlineEnd: '-9px' },
    },
  },
});
