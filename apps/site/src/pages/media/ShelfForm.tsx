import { useApi } from '@gildshelf/api-client/react';
import { RatingForm } from '@gildshelf/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { paths } from '../../paths.ts';
import type { ShelfPanelProps } from './ShelfPanel.tsx';

/** The form of a signed-in visitor. A file of its own, so that only they load it. */
export function ShelfForm({ type, id, title }: ShelfPanelProps) {
  const { session } = useApi();
  const navigate = useNavigate();
  const [isUnsaved, setIsUnsaved] = useState(false);

  function handleSignedOut() {
    // A session that was refused leads to the login, from every page.
    if (!session.getState().wasRefused) navigate(paths.account);
  }

  return (
    <>
      <RatingForm
        type={type}
        item={{ id, title }}
        onSignedOut={handleSignedOut}
        onUnsavedChange={setIsUnsaved}
      />
      <LeaveGuard isUnsaved={isUnsaved} />
    </>
  );
}
