import type { FrameAppearance } from '@gildshelf/ui';
import { Widget } from './Widget.tsx';

/** A blog post with a carousel between two paragraphs. */
export function BlogPost({
  blocked: scriptBlocked,
  ...theming
}: FrameAppearance & { readonly blocked?: boolean }) {
  return (
    <article>
      <header>
        <h1>Long evenings, good games</h1>
        <p>By Ines, on a rainy Sunday</p>
      </header>
      <p>
        Every winter I promise myself to finish what I began. This year I look at what everybody else has on
        their shelf first.
      </p>
      <Widget
        name="carousel"
        parameters={{ type: 'game', count: '12' }}
        scriptBlocked={scriptBlocked}
        {...theming}
      >
        <a href="#top">Top 100 Games on Gildshelf</a>
      </Widget>
      <p>I own four of the first ten, and have finished one. You can guess which.</p>
    </article>
  );
}
