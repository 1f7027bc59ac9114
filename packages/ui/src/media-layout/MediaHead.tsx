import type { ReactNode, Ref } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { styled } from '../theme/stitches.ts';

export interface MediaHeadProps {
  /** A word in champagne over the title: 'Game'. */
  kicker?: string;
  /** The page's h1. */
  title: string;
  /** The title in its own language. */
  subtitle?: string;
  /** Of the subtitle, as a language tag: 'ja'. */
  subtitleLang?: string;
  /** So that a script can move the focus here after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Under the title: a `ScoreLine`. */
  children?: ReactNode;
}

/** The name of a title, large. */
export function MediaHead({ kicker, title, subtitle, subtitleLang, headingRef, children }: MediaHeadProps) {
  return (
    <header>
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

const Subtitle = styled('p', { marginTop: '$1', color: '$textSecondary', letterSpacing: '.02em' });

const Below = styled('div', { marginTop: '$5' });
