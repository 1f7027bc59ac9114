import type { ComponentProps, HTMLAttributeAnchorTarget, MouseEvent, ReactNode } from 'react';
import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { pageClass } from '../layout/pageClass.ts';
import { BareLink } from '../link/BareLink.tsx';
import type { LinkComponentProps } from '../link/LinkProvider.tsx';
import { Ring } from '../spinner/Ring.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css, styled } from '../theme/stitches.ts';

export interface ButtonProps extends RootAttributes<HTMLElement> {
  /** `gold` for the one main action in view, `outline` beside it, `quiet` without an edge, `danger` to take away. */
  variant?: 'gold' | 'outline' | 'quiet' | 'danger';
  /** 36 (44 by touch), 44 or 48 px high. */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as what it stands in. */
  fullWidth?: boolean;
  /** Its words stand flush with what is above and below: for a quiet button at the start of a column. */
  flush?: boolean;
  /** At work: keeps its width and the focus, takes no clicks. */
  loading?: boolean;
  /** A drawing before the words. */
  startIcon?: IconName;
  /** Makes it a link that looks like a button. While it is `disabled` or `loading` it leads nowhere and is a button. */
  href?: string;
  /** Navigation state, handed to the router's link, with `href`. */
  state?: unknown;
  /** Where the link opens, with `href`. */
  target?: HTMLAttributeAnchorTarget;
  /** Saves what the link leads to, under this name if it is one, with `href`. */
  download?: string | boolean;
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit' | 'reset';
  /** The id of a form that it does not stand in. */
  form?: string;
  /** The name under which the form sends `value` when this button has sent it. */
  name?: string;
  /** What the form sends under `name` when this button has sent it. */
  value?: string;
  /** Cannot be pressed, nor have the focus. */
  disabled?: boolean;
  /** Words that say what happens. */
  children: ReactNode;
}

/** The thing to press. Renders a `<button>` element; with `href` an `<a>` element, or the component of `LinkProvider`. */
export function Button({
  variant = 'outline',
  size = 'md',
  fullWidth,
  flush,
  loading,
  startIcon,
  href,
  state,
  type = 'button',
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const className = look({ variant, size, fullWidth, flush, loading }).className;
  const label = (
    <Label hidden={loading}>
      {startIcon && <Icon name={startIcon} />}
      {children}
    </Label>
  );
  if (href !== undefined && !disabled && !loading) {
    const link = { ...rest, href, state, onClick } as LinkComponentProps;
    return (
      <BareLink {...link} className={className}>
        {label}
      </BareLink>
    );
  }
  return (
    <button
      {...(rest as ComponentProps<'button'>)}
      {...(loading && busy)}
      type={type}
      className={className}
      disabled={disabled}
      onClick={loading ? refuse : onClick}
    >
      {label}
      {loading && (
        <Working>
          <Ring size="sm" tone="current" />
        </Working>
      )}
    </button>
  );
}

// A trigger of Radix writes a `data-state` of its own: this one is there only while there is something to say.
const busy = { 'data-state': 'loading', 'aria-busy': true, 'aria-disabled': true } as const;

const refuse = (event: MouseEvent) => event.preventDefault();

const look = css({
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
        backgroundColor: 'rgba(255,255,255,.03)',
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
      sm: { minHeight: '36px', padding: '$1 $3', fontSize: '$14', '@touch': { minHeight: '$touch' } },
      md: { minHeight: '$touch', padding: '$2 $5', fontSize: '$16' },
      lg: { minHeight: '$control', padding: '$2 $6', fontSize: '$16' },
    },
    fullWidth: { true: { width: '100%' } },
    flush: {
      true: {
        marginInlineStart: 'calc(-1 * $space$5 - 1px)',
        // Its edge is seen there.
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
  // Not `visibility`: the words stay the name of the button while it works.
  variants: { hidden: { true: { opacity: 0 } } },
});

const Working = styled('span', { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
