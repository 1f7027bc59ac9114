import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';

export interface RailLayoutProps extends RootAttributes<HTMLDivElement> {
  /** Filters in a column of 248 px, which stays in view and scrolls by itself if it is higher than the window. */
  rail: ReactNode;
  /** Accessible name of the rail. */
  railLabel: string;
  /**
   * Id of the rail. Windows narrower than 900 px hide the rail, which a `Sheet` replaces, unless it is the target of the URL, so that
   * a link to `#id` shows it without JavaScript.
   */
  railId: string;
  /** The button that opens the sheet, on narrow screens only. */
  opener?: ReactNode;
  /** Controls of the content, such as its order: beside the opener, or at the end of the line of the summary. */
  tools?: ReactNode;
  /** What the content is, such as the number of results. */
  summary?: ReactNode;
  /** The filtered content. */
  children: ReactNode;
}

/** Content with a rail of filters beside it from 900 px up. Renders a `<div>` element. */
export function RailLayout({
  rail,
  railLabel,
  railId,
  opener,
  tools,
  summary,
  children,
  ...rest
}: RailLayoutProps) {
  return (
    <Root {...rest}>
      <Rail id={railId} aria-label={railLabel} tabIndex={-1} data-part="rail">
        {rail}
      </Rail>
      <Content>
        {(opener || tools || summary) && (
          <Bar>
            <Controls>
              {opener && <Opener>{opener}</Opener>}
              {tools}
            </Controls>
            {summary && <Summary>{summary}</Summary>}
          </Bar>
        )}
        {children}
      </Content>
    </Root>
  );
}

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  minWidth: 0,
  '@md': {
    display: 'grid',
    // The column grows with the text size.
    gridTemplateColumns: 'clamp(248px, 15.5rem, 40%) minmax(0, 1fr)',
    gap: '48px',
  },
});

const Rail = styled('aside', {
  display: 'none',
  flexDirection: 'column',
  gap: '$5',
  minWidth: 0,
  '&:focus': { outline: 'none' },
  '&:target': { display: 'flex', scrollMarginTop: 'calc($sizes$bar + $space$4)' },
  '@md': { display: 'flex', alignSelf: 'start' },
  // Not sticky in low windows, which would show a few lines of it only.
  '@media (min-width: 900px) and (min-height: 600px)': {
    position: 'sticky',
    top: 'calc($sizes$bar + $space$6)',
    maxHeight: 'calc(100dvh - $sizes$bar - 2 * $space$6)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    scrollbarColor: '$colors$border transparent',
    // Room for focus rings, which the rail would clip.
    margin: '-4px',
    padding: '4px',
  },
});

const Content = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0 });

const Bar = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  '@md': {
    flexDirection: 'row-reverse',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
});

// The controls share a line of a phone, and wrap in a larger text size.
const Controls = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > *': { flex: '1 1 9rem', minWidth: 0 },
  '@md': { flex: 'none', '& > *': { flex: '0 1 14rem' } },
});

const Opener = styled('div', { display: 'grid', '@md': { display: 'none' } });

const Summary = styled('div', { minWidth: 0 });
