import { type ElementType, type ReactNode, useState } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { Button } from '../../actions/button/Button.tsx';
import { Icon } from '../../graphics/icon/Icon.tsx';

export interface SpoilerProps extends RootAttributes<HTMLElement> {
  /** Makes the spoiler a block with a frame, which contains this text: 'This part gives away the ending.'. */
  note?: string;
  /** What is hidden; without `note` it may contain only what a `<span>` element may contain. */
  children: ReactNode;
}

/**
 * Content that is not in the document until the user presses 'Show spoiler'; it follows the button, which keeps the focus. Renders a
 * `<span>` element, with `note` a `<div>` element.
 */
export function Spoiler({ note, children, ...rest }: SpoilerProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const label = translate(isOpen ? 'Hide spoiler' : 'Show spoiler');
  const button = { 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) };
  const root = {
    ...rest,
    'data-state': isOpen ? 'open' : 'closed',
    className: rootStyles({ ...rest, block: note !== undefined }).className,
  };
  // TypeScript would otherwise check the ref against the types of both elements.
  const Tag = (note === undefined ? 'span' : 'div') as ElementType;
  if (note === undefined) {
    return (
      <Tag {...root}>
        <button type="button" {...button} className={buttonStyles().className}>
          {label}
        </button>
        {isOpen && <> {children}</>}
      </Tag>
    );
  }
  return (
    <Tag {...root}>
      <Frame>
        <Icon name="eye-off" />
        <Note>{note}</Note>
        <Button size="sm" {...button}>
          {label}
        </Button>
      </Frame>
      {isOpen && children}
    </Tag>
  );
}

const rootStyles = css({
  minWidth: 0,
  '&:is(span)[data-state="open"]': { borderRadius: '$button', backgroundColor: '$hairline' },
  variants: { block: { true: { display: 'flex', flexDirection: 'column', gap: '$3' } } },
});

const buttonStyles = css({
  position: 'relative',
  minHeight: '$target',
  padding: '0 $2',
  border: '1px dashed $colors$border',
  borderRadius: '$button',
  color: '$text',
  backgroundColor: '$hairline',
  fontSize: '0.875em',
  fontStyle: 'normal',
  fontWeight: '$medium',
  cursor: 'pointer',
  userSelect: 'none',
  '@hover': { '&:hover': { backgroundColor: '$wash', borderColor: '$gold' } },
  // Enlarges the touch target to 44 px without a higher line.
  '@touch': { '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-14px' } },
});

const Frame = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  padding: '$2 $3',
  border: '1px dashed $colors$border',
  borderRadius: '$button',
});

const Note = styled('span', { flex: '1 1 8em', minWidth: 0, fontSize: '$14' });
