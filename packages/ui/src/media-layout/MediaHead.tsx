import type { ReactNode, Ref } from 'react';
import { Heading } from '../heading/Heading.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface MediaHeadProps extends RootAttributes<HTMLElement> {
  /** Small label above the title: 'Game'. */
  kicker?: string;
  /** Text of the h1. */
  title: string;
  /** The title in its original language, or a `Skeleton` while it is loading. */
  subtitle?: ReactNode;
  /** Language tag of the subtitle: 'ja'. */
  subtitleLang?: string;
  /** Ref of the h1, so that a script can move the focus there after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Content below the title, for example a `ScoreLine`. */
  children?: ReactNode;
}

/** Page header of a title: label, heading and subtitle. Renders a `<header>` element. */
export function MediaHead({
  kicker,
  title,
  subtitle,
  subtitleLang,
  headingRef,
  children,
  ...rest
}: MediaHeadProps) {
  return (
    <header {...rest}>
      {kicker && <Kicker>{kicker}</Kicker>}
      <Heading level={1} ref={headingRef} tabIndex={-1}>
        {title}
      </Heading>
      {subtitle && <Subtitle lang={subtitleLang}>{subtitle}</Subtitle>}
      {children && <Below>{children}</Below>}
    </header>
  );
}

const Kicker = styled('p', { marginBottom: '$2', color: '$champagne', fontSize: '$14' });

const Subtitle = styled('p', {
  display: 'flow-root',
  marginTop: '$1',
  color: '$textSecondary',
  letterSpacing: '.02em',
});

const Below = styled('div', { marginTop: '$5' });
