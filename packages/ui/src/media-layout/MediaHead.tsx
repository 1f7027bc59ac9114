import type { ReactNode, Ref } from 'react';
import { Heading } from '../heading/Heading.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface MediaHeadProps extends RootAttributes<HTMLElement> {
  /** A word in champagne over the title: 'Game'. */
  kicker?: string;
  /** The page's h1. */
  title: string;
  /** The title in its own language, or a `Skeleton` while it is on its way. */
  subtitle?: ReactNode;
  /** Of the subtitle, as a language tag: 'ja'. */
  subtitleLang?: string;
  /** Of the h1, so that a script can move the focus there after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Under the title: a `ScoreLine`. */
  children?: ReactNode;
}

/** The name of a title, large: the head of its page. Renders a `<header>` element. */
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
