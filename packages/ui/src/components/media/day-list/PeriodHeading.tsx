import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { iconButtonStyles } from '../../actions/button/iconButtonStyles.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { chevronLeft, chevronRight } from '../../graphics/icon/iconPaths.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { Shelf } from '../../page/shelf/Shelf.tsx';
import { Heading } from '../../typography/heading/Heading.tsx';

export interface PeriodStep {
  /** Accessible name: 'Next month: December 2026'. */
  label: string;
  /** URL of the page of this period; without it the step is disabled, but stays visible. */
  href?: string;
}

export interface PeriodHeadingProps extends RootAttributes<HTMLDivElement, 'title'> {
  /** The period: 'November 2026'. */
  title: string;
  /** Level of the heading. */
  level?: 2 | 3;
  /** The period before this one. */
  previous: PeriodStep;
  /** The period after this one. */
  next: PeriodStep;
  /** A summary of the period, which screen readers announce when it changes: '10 entries, 4 repeats'. */
  note?: string;
  /** Controls at the end of the line, such as a filter. */
  children?: ReactNode;
}

/**
 * The heading of a period of time between links to the previous and the next one, on a gold line. When a link that has the focus goes,
 * because there is no further period, the heading gets the focus. Renders a `<div>` element.
 */
export function PeriodHeading({
  title,
  level = 2,
  previous,
  next,
  note,
  children,
  ...rest
}: PeriodHeadingProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <Root {...rest}>
      <Line>
        <Period>
          <Step {...previous} path={chevronLeft} headingRef={headingRef} />
          <Heading level={level} ref={headingRef} tabIndex={-1}>
            {title}
          </Heading>
          <Step {...next} path={chevronRight} headingRef={headingRef} />
        </Period>
        <Note role="status">{note}</Note>
        {children && <Tools>{children}</Tools>}
      </Line>
      <Shelf />
    </Root>
  );
}

interface StepProps extends PeriodStep {
  readonly path: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

function Step({ label, href, path, headingRef }: StepProps) {
  const passFocusOn = useCallback(
    (element: HTMLElement | null) => () => {
      // The element is still in the document at this point.
      if (element === document.activeElement) queueMicrotask(() => headingRef.current?.focus());
    },
    [headingRef],
  );
  const className = iconButtonStyles({ variant: 'outline', size: 'md' }).className;
  const icon = <SvgIcon mirrored path={path} />;
  if (href === undefined)
    return (
      // biome-ignore-start lint/a11y: a disabled link is not focusable, and an anchor without a URL has no role
      <span role="link" aria-disabled="true" aria-label={label} className={className}>
        {icon}
      </span>
      // biome-ignore-end lint/a11y: the end of the disabled link
    );
  return (
    <UnstyledLink ref={passFocusOn} href={href} aria-label={label} className={className}>
      {icon}
    </UnstyledLink>
  );
}

const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4' });

const Line = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$3 $5' });

const Period = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  minWidth: 0,
  '& > [tabindex="-1"]:focus': { outline: 'none' },
});

// Also without a text, because screen readers announce changes only of an existing live region.
const Note = styled('p', {
  flex: '1 1 auto',
  order: 1,
  color: '$textSecondary',
  fontSize: '$14',
  '@md': { order: 0 },
});

const Tools = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', minWidth: 0 });
