import type { CatalogueType } from '@gildshelf/api-client/contract';
import { type TitleId, useApi } from '@gildshelf/api-client/react';
import { RatingForm } from '@gildshelf/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { paths } from '../../routing/paths.ts';

export interface ShelfFormProps {
  readonly type: CatalogueType;
  readonly id: TitleId;
  readonly title: string;
}

/** The rating form. A module of its own, so that only signed-in users load it. */
export function ShelfForm({ type, id, title }: ShelfFormProps) {
  const { session } = useApi();
  const navigate = useNavigate();
  const [isUnsaved, setIsUnsaved] = useState(false);

  function handleSignedOut() {
    // SessionEnd redirects to the login when the server has rejected the session.
    if (!session.getState().wasRejected) navigate(paths.account);
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
