import { useEffect } from 'react';
import { GuestShelf } from './GuestShelf.tsx';

/** A page with its own styles, without a router; only its islands have Gildshelf styles. */
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
