import type { FrameAppearance } from '@gildshelf/ui';
import { Widget } from './Widget.tsx';

/** A blog post with a carousel or with a list of titles between two paragraphs. */
export function BlogPost({
  blocked: scriptBlocked,
  slugs,
  ...theming
}: FrameAppearance & {
  readonly blocked?: boolean;
  /** The titles of the list, separated by commas; without them the post has the carousel. */
  readonly slugs?: string;
}) {
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
        name={slugs ? 'list' : 'carousel'}
        parameters={{ type: 'game', ...(slugs ? { slugs } : { count: '12' }) }}
        scriptBlocked={scriptBlocked}
        {...theming}
      >
        <a href="#games">{slugs ? 'These games on Gildshelf' : 'Top 100 Games on Gildshelf'}</a>
      </Widget>
      <p>
        {slugs
          ? 'These are left for the winter, in this order.'
          : 'I own four of the first ten, and have finished one. You can guess which.'}
      </p>
    </article>
  );
}
