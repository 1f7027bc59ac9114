import { useApi } from '@gildshelf/api-client/react';
import { RatingForm } from '@gildshelf/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { paths } from '../../paths.ts';
import type { ShelfPanelProps } from './ShelfPanel.tsx';

/** The rating form. A module of its own, so that only signed-in users load it. */
export function ShelfForm({ type, id, title }: ShelfPanelProps) {
  const { session } = useApi();
  const navigate = useNavigate();
  const [isUnsaved, setIsUnsaved] = useState(false);

  function handleSignedOut() {
    // SessionEnd redirects to the login when the server has rejected the session.
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
