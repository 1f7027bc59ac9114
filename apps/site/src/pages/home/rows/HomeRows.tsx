import { useTitlesInProgress, useUser } from '@gildshelf/api-client/react';
import { Continue } from './Continue.tsx';
import { SurpriseButton } from './SurpriseButton.tsx';
import { TitleRows } from './TitleRows.tsx';
import { useFirstPages } from './useFirstPages.ts';

/** The number of titles in progress, which fit beside each other. */
const continued = 3;

/** The titles that the user is in the middle of, and rows of titles that lead to the browse pages. */
export function HomeRows() {
  const { user, isInitializing } = useUser();
  const inProgress = useTitlesInProgress(continued);
  const pages = useFirstPages();

  // All at once, because a part that arrives later would move those below it.
  if (!pages || isInitializing || (user && inProgress.state === 'loading')) return null;
  return (
    <>
      {user && inProgress.state === 'ready' && inProgress.data.length > 0 && (
        <Continue username={user.username} titles={inProgress.data} />
      )}
      {pages.map((page) => (
        <TitleRows key={page.type} page={page} />
      ))}
      {pages.length > 0 && <SurpriseButton pages={pages} />}
    </>
  );
}
