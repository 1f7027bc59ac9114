import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { Icon } from '../../graphics/icon/Icon.tsx';

export interface AlertProps extends RootAttributes<HTMLDivElement> {
  /** `danger` has `role="alert"` and is announced at once; `info` and `success` have `role="status"` and wait for a pause. */
  tone?: 'danger' | 'info' | 'success';
  /** Sticks below the top bar while the content after it scrolls: for a message about something further down the page. */
  pinned?: boolean;
  /** A button or link beside the message, or below it in a narrow alert. */
  action?: ReactNode;
  /** The message, in one or two sentences. */
  children: ReactNode;
}

/** A message with an icon for its tone and an optional action. Renders a `<div>` element. */
export function Alert({ tone = 'info', pinned, action, children, ...rest }: AlertProps) {
  return (
    <Root
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-pinned={pinned || undefined}
      tone={tone}
      pinned={pinned}
    >
      <ToneIcon tone={tone}>
        <Icon name={icons[tone]} />
      </ToneIcon>
      <Body>
        <Message>{children}</Message>
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
        borderColor: detail('dangerBorder'),
        borderInlineStartColor: '$colors$danger',
      },
      info: {
        backgroundColor: '$infoWash',
        borderColor: detail('infoBorder'),
        borderInlineStartColor: '$colors$info',
      },
      success: {
        backgroundColor: '$successWash',
        borderColor: detail('successBorder'),
        borderInlineStartColor: '$colors$success',
      },
    },
    // Declared after the tones: content that scrolls below must not show through their translucent backgrounds.
    pinned: {
      true: {
        position: 'sticky',
        zIndex: '$bar',
        top: 'calc($sizes$barSmall + $space$4)',
        backgroundColor: detail('popover'),
        boxShadow: '$popover',
        '@sm': { top: 'calc($sizes$bar + $space$4)' },
      },
    },
  },
});

const ToneIcon = styled('span', {
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
  // Makes up for the negative margin of the action.
  rowGap: 'calc($space$3 + 6px)',
  flex: 1,
  minWidth: 0,
});

const Message = styled('div', { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

// The negative margin keeps the alert as high as its text; without room beside the text the action wraps below it.
const Action = styled('div', { maxWidth: '100%', marginBlock: '-6px' });
