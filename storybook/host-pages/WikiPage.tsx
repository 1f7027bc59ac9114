import type { FrameAppearance } from '@gildshelf/ui';
import { Widget } from './Widget.tsx';

/** An encyclopedia article with the rating of its subject. */
export function WikiPage({ theme, size }: Pick<FrameAppearance, 'theme'> & { readonly size?: 'small' }) {
  return (
    <article>
      <header>
        <p>The Free Games Wiki</p>
        <h1>Hades (2018 video game)</h1>
      </header>
      <p>
        <b>Hades</b> is a roguelike action game in which the son of the god of the dead tries to leave the
        underworld, room by room, and comes back to its beginning each time he falls.<sup>[1]</sup>
      </p>
      <h2>Reception</h2>
      <p>What readers of a shelf make of it is asked there, and shown here:</p>
      <Widget
        name="rating"
        parameters={{ type: 'game', slug: 'hades-2018', ...(size && { size }) }}
        theme={theme}
      >
        <a href="#hades">Hades on Gildshelf</a>
      </Widget>
      <h2>References</h2>
      <ol>
        <li>
          <a href="#source">“Out of the underworld, again”</a>, retrieved in spring.
        </li>
      </ol>
    </article>
  );
}
