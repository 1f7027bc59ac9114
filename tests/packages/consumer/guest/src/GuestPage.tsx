import { useEffect } from 'react';
import { GuestShelf } from './GuestShelf.tsx';

/** A page of another look, with no router and no styles of ours but those of its islands. */
export function GuestPage() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <article>
      <h1>My week in games</h1>
      <ul>
        <li>
          <a href="#shelf">What I play</a>
        </li>
      </ul>
      <GuestShelf />
      <p>Thanks for reading.</p>
    </article>
  );
}
