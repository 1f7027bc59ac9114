import type { CatalogueType } from '@gildshelf/api-client/contract';
import { type TitleId, useUser } from '@gildshelf/api-client/react';
import { Undecided } from '@gildshelf/ui';
import { LoginPrompt, lazyPart } from '@gildshelf/widgets';
import { useEffect } from 'react';
import { paths } from '../../paths.ts';
import { ShelfPlace } from './ShelfPlace.tsx';

export interface ShelfPanelProps {
  readonly type: CatalogueType;
  readonly id: TitleId;
  readonly title: string;
}

const ShelfForm = lazyPart<ShelfPanelProps>(async () => (await import('./ShelfForm.tsx')).ShelfForm);

/** Fetches the form of somebody who is signed in while the title itself is still on its way. */
export function usePreloadedShelf(): void {
  const { isAuthenticated } = useUser();
  useEffect(() => {
    if (isAuthenticated) void ShelfForm.preload();
  }, [isAuthenticated]);
}

/** What one can do with a title: the form of who is signed in, whose code only they fetch; else the way to sign in. */
export function ShelfPanel(props: ShelfPanelProps) {
  const { isInitializing, isAuthenticated } = useUser();
  const prompt = <LoginPrompt loginHref={paths.login} registerHref={paths.register} />;
  if (isInitializing) return <Undecided>{prompt}</Undecided>;
  if (!isAuthenticated) return prompt;
  return <ShelfForm meanwhile={<ShelfPlace />} {...props} />;
}
