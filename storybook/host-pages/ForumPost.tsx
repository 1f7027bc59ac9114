import type { FrameAppearance } from '@gildshelf/ui';
import type { WidgetName } from '@gildshelf/widgets/embed';
import { Widget } from './Widget.tsx';

export interface ForumPostProps extends Pick<FrameAppearance, 'theme'> {
  readonly user: string;
  /** What the user shows: a collection, or its numbers as the signature. */
  readonly name?: Extract<WidgetName, 'collection' | 'badge'>;
  /** The status of the collection's titles. */
  readonly status?: string;
}

/** Two posts of a forum thread, one of them with a user's collection or with its numbers. */
export function ForumPost({ theme, user, name = 'collection', status }: ForumPostProps) {
  return (
    <>
      <h1>What are you playing this month?</h1>
      <article>
        <header>
          <b>birdsong</b> wrote yesterday
        </header>
        <p>Show your shelves, please. I need something short.</p>
      </article>
      <article>
        <header>
          <b>{user}</b> wrote an hour ago
        </header>
        <p>{name === 'badge' ? 'The short ones are on my shelf.' : 'Here is mine, help yourself:'}</p>
        <Widget name={name} parameters={{ user, ...(status && { status }) }} theme={theme}>
          <a href="#collection">What {user} plays</a>
        </Widget>
        {name === 'collection' && <p>The short ones are at the end.</p>}
      </article>
    </>
  );
}
