import type { CatalogueType } from '@gildshelf/api-client/contract';
import { type TitleId, useApi, useUser } from '@gildshelf/api-client/react';
import { Undecided } from '@gildshelf/ui';
import { LoginPrompt, lazyPart, type RatingFormProps } from '@gildshelf/widgets';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ShelfPlace } from './ShelfPlace.tsx';

const RatingForm = lazyPart<RatingFormProps>(async () => (await import('./shelfForm.ts')).RatingForm);

/** Fetches the form of somebody who is signed in while the title itself is still on its way. */
export function usePreloadedShelf(): void {
  const { isAuthenticated } = useUser();
  useEffect(() => {
    if (isAuthenticated) void RatingForm.preload();
  }, [isAuthenticated]);
}

export interface ShelfPanelProps {
  readonly type: CatalogueType;
  readonly id: TitleId;
  readonly title: string;
}

/** What one can do with a title: the form of who is signed in, whose code only they fetch; else the way to sign in. */
export function ShelfPanel({ type, id, title }: ShelfPanelProps) {
  const { isInitializing, isAuthenticated } = useUser();
  const { session } = useApi();
  const navigate = useNavigate();

  function handleSignedOut() {
    // A session that was refused leads to the login, from every page.
    if (!session.getState().wasRefused) navigate(paths.account);
  }

  const prompt = <LoginPrompt loginHref={paths.login} registerHref={paths.register} />;
  if (isInitializing) return <Undecided>{prompt}</Undecided>;
  if (!isAuthenticated) return prompt;
  return (
    <RatingForm meanwhile={<ShelfPlace />} type={type} item={{ id, title }} onSignedOut={handleSignedOut} />
  );
}
