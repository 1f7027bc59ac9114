import type { FrameAppearance } from '@gildshelf/ui';
import { Widget } from './Widget.tsx';

/** Two posts of a forum thread, one of them with a user's collection. */
export function ForumPost({ theme, user }: Pick<FrameAppearance, 'theme'> & { readonly user: string }) {
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
        <p>Here is mine, help yourself:</p>
        <Widget name="collection" parameters={{ user }} theme={theme}>
          <a href="#collection">What {user} plays</a>
        </Widget>
        <p>The short ones are at the end.</p>
      </article>
    </>
  );
}
