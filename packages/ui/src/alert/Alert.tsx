import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface AlertProps extends RootAttributes<HTMLDivElement> {
  /** `danger` is an `alert` and is read out at once; `info` and `success` are a `status` and wait for a pause. */
  tone?: 'danger' | 'info' | 'success';
  /** Stays in view, under the bar, while what it stands above scrolls: for news of something further down. */
  pinned?: boolean;
  /** The way on: a button or a link under or beside the words. */
  action?: ReactNode;
  /** What happened, in a sentence or two. */
  children: ReactNode;
}

/** What happened, with a sign of its tone, and the way on. Renders a `<div>` element. */
export function Alert({ tone = 'info', pinned, action, children, ...rest }: AlertProps) {
  return (
    <Root
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-pinned={pinned || undefined}
      tone={tone}
      pinned={pinned}
    >
      <Sign tone={tone}>
        <Icon name={icons[tone]} />
      </Sign>
      <Body>
        <Words>{children}</Words>
        {action && <Action>{action}</Action>}
      </Body>
    </Root>
  );
}

const icons = { danger: 'warning', info: 'info', success: 'check' } as const;

const Root = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  padding: '$3 $4',
  borderRadius: '$button',
  border: '1px solid transparent',
  borderInlineStartWidth: '3px',
  fontSize: '$16',
  variants: {
    tone: {
      danger: {
        backgroundColor: '$dangerWash',
        borderColor: 'rgba(255,138,138,.34)',
        borderInlineStartColor: '$colors$danger',
      },
      info: {
        backgroundColor: '$infoWash',
        borderColor: 'rgba(140,200,255,.30)',
        borderInlineStartColor: '$colors$info',
      },
      success: {
        backgroundColor: '$successWash',
        borderColor: 'rgba(127,224,176,.30)',
        borderInlineStartColor: '$colors$success',
      },
    },
    // After the tones: what scrolls by below must not show through their washes.
    pinned: {
      true: {
        position: 'sticky',
        zIndex: '$bar',
        top: 'calc($sizes$barSmall + $space$4)',
        backgroundColor: '$surfaceHigh',
        boxShadow: '$popover',
        '@sm': { top: 'calc($sizes$bar + $space$4)' },
      },
    },
  },
});

const Sign = styled('span', {
  paddingTop: '2px',
  variants: {
    tone: { danger: { color: '$danger' }, info: { color: '$info' }, success: { color: '$success' } },
  },
});

const Body = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$3',
  // With what the action takes back.
  rowGap: 'calc($space$3 + 6px)',
  flex: 1,
  minWidth: 0,
});

const Words = styled('div', { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

// Beside the words it hardly makes the alert higher; where there is no room it stands below them.
const Action = styled('div', { marginBlock: '-6px' });
