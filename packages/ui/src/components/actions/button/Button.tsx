import type { ComponentProps, HTMLAttributeAnchorTarget, MouseEvent, ReactNode } from 'react';
import { pageClass } from '../../../elements/pageClass.ts';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { Ring } from '../../feedback/spinner/Ring.tsx';
import { type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';
import { type LinkComponentProps, UnstyledLink } from '../link/LinkProvider.tsx';

export interface ButtonProps extends RootAttributes<HTMLElement> {
  /** `gold` for the main action of a view, `outline` for other actions, `quiet` without a border, `danger` for deleting. */
  variant?: 'gold' | 'outline' | 'quiet' | 'danger';
  /** Height: 36 (44 on touch screens), 44 or 48 px. */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  fullWidth?: boolean;
  /** Aligns the label with the content above and below: for a `quiet` button at the start of a column. */
  flush?: boolean;
  /** Shows a spinner over the label; the button keeps its width and the focus, and ignores clicks. */
  loading?: boolean;
  /** Icon before the label: a name, or an element. */
  startIcon?: IconContent;
  /** Icon after the label: a name, or an element. */
  endIcon?: IconContent;
  /** Renders a link that looks like a button. While it is `disabled` or `loading` a button is rendered instead. */
  href?: string;
  /** With `href`: navigation state for the router's link. */
  state?: unknown;
  /** With `href`: where the link opens. */
  target?: HTMLAttributeAnchorTarget;
  /** With `href`: downloads the target of the link, under this file name if it is a string. */
  download?: string | boolean;
  /** `submit` submits the form that contains the button. */
  type?: 'button' | 'submit' | 'reset';
  /** Id of the form that the button belongs to, if the form does not contain it. */
  form?: string;
  /** Name under which the form submits `value` if this button was pressed. */
  name?: string;
  /** Value that the form submits under `name` if this button was pressed. */
  value?: string;
  /** The button can be neither pressed nor focused. */
  disabled?: boolean;
  /** The label: what pressing the button does. */
  children: ReactNode;
}

/**
 * A button, or a link that looks like one. Renders a `<button>` element; with `href` an `<a>` element, or the component of
 * `LinkProvider`.
 */
export function Button({
  variant = 'outline',
  size = 'md',
  fullWidth,
  flush,
  loading,
  startIcon,
  endIcon,
  href,
  state,
  type = 'button',
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const className = styles({ ...rest, variant, size, fullWidth, flush, loading }).className;
  const label = (
    <Label hidden={loading}>
      {renderIcon(startIcon)}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {renderIcon(endIcon)}
    </Label>
  );
  if (href !== undefined && !disabled && !loading) {
    const link = { ...rest, href, state, onClick } as LinkComponentProps;
    return (
      <UnstyledLink {...link} className={className}>
        {label}
      </UnstyledLink>
    );
  }
  return (
    <button
      {...(rest as ComponentProps<'button'>)}
      {...(loading && busy)}
      type={type}
      className={className}
      disabled={disabled}
      onClick={loading ? preventClick : onClick}
    >
      {label}
      {loading && (
        <SpinnerOverlay>
          <Ring size="sm" tone="current" />
        </SpinnerOverlay>
      )}
    </button>
  );
}

// Spread only while loading: a Radix trigger sets a `data-state` of its own, which must not be overwritten otherwise.
const busy = { 'data-state': 'loading', 'aria-busy': true, 'aria-disabled': true } as const;

const preventClick = (event: MouseEvent) => event.preventDefault();

const styles = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: '$button',
  color: '$text',
  backgroundColor: 'transparent',
  fontWeight: '$title',
  lineHeight: '$title',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition:
    'background-color $transitions$quick, border-color $transitions$quick, filter $transitions$quick, transform $transitions$quick',
  '&:active': { transform: 'translateY(1px)' },
  '&:disabled': { color: '$textTertiary', cursor: 'not-allowed', transform: 'none', filter: 'none' },
  '@motion': { '&:active': { transform: 'none' } },
  [`.${pageClass} > &`]: { alignSelf: 'flex-start' },
  variants: {
    variant: {
      gold: {
        color: '$onGold',
        backgroundColor: '$gold',
        backgroundImage: '$goldLeaf',
        boxShadow: '$shadows$goldEdge, $shadows$goldGlow',
        '@hover': { '&:hover:not(:disabled, [aria-busy])': { filter: 'brightness(1.08)' } },
        '&:active': { filter: 'brightness(.94)' },
        '&:disabled': {
          backgroundColor: '$hairline',
          backgroundImage: 'none',
          boxShadow: 'inset 0 0 0 1px $colors$hairlineStrong',
        },
        '@forcedColors': { borderColor: 'ButtonText' },
      },
      outline: {
        borderColor: '$border',
        backgroundColor: detail('controlFill'),
        '@hover': {
          '&:hover:not(:disabled, [aria-busy])': { backgroundColor: '$wash', borderColor: '$gold' },
        },
        '&:active': { backgroundColor: '$washSoft' },
        '&:disabled': { borderColor: '$hairlineStrong' },
      },
      quiet: {
        '@hover': { '&:hover:not(:disabled, [aria-busy])': { backgroundColor: '$wash' } },
        '&:active': { backgroundColor: '$washSoft' },
      },
      danger: {
        color: '$danger',
        borderColor: '$danger',
        backgroundColor: '$dangerWash',
        '@hover': {
          '&:hover:not(:disabled, [aria-busy])': { color: '$onDanger', backgroundColor: '$danger' },
        },
        '&:active': { filter: 'brightness(.92)' },
        '&:disabled': { borderColor: '$hairlineStrong', backgroundColor: 'transparent' },
      },
    },
    size: {
      sm: {
        minHeight: '$controlSmall',
        padding: '$1 $3',
        fontSize: '$14',
        '@touch': { minHeight: '$touch' },
      },
      md: { minHeight: '$touch', padding: '$2 $5', fontSize: '$16' },
      lg: { minHeight: '$control', padding: '$2 $6', fontSize: '$16' },
    },
    fullWidth: { true: { width: '100%' } },
    flush: {
      true: {
        marginInlineStart: 'calc(-1 * $space$5 - 1px)',
        // With forced colours the border is visible, so the border is aligned instead of the label.
        '@forcedColors': { marginInlineStart: 0 },
      },
    },
    loading: { true: { cursor: 'progress', '&:active': { transform: 'none' } } },
  },
});

const Label = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minWidth: 0,
  // So that a word breaks that is longer than the button.
  '& > span': { minWidth: 0 },
  // Not `visibility`, which would remove the accessible name while the button is loading.
  variants: { hidden: { true: { opacity: 0 } } },
});

const SpinnerOverlay = styled('span', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
