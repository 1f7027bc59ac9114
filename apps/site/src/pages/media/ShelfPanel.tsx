import type { CatalogueType } from '@gildshelf/api-client/contract';
import { type TitleId, useUser } from '@gildshelf/api-client/react';
import { Undecided } from '@gildshelf/ui';
import { LoginPrompt, lazyPart } from '@gildshelf/widgets';
import { useEffect } from 'react';
import { paths } from '../../paths.ts';
import { ShelfPlaceholder } from './ShelfPlaceholder.tsx';

export interface ShelfPanelProps {
  readonly type: CatalogueType;
  readonly id: TitleId;
  readonly title: string;
}

const ShelfForm = lazyPart<ShelfPanelProps>(async () => (await import('./ShelfForm.tsx')).ShelfForm);

/** Preloads the form for a signed-in user while the title itself is still loading. */
export function usePreloadedShelf(): void {
  const { isAuthenticated } = useUser();
  useEffect(() => {
    if (isAuthenticated) void ShelfForm.preload();
  }, [isAuthenticated]);
}

/** The rating form for a signed-in user, whose code only they load; otherwise a prompt to sign in. */
export function ShelfPanel(props: ShelfPanelProps) {
  const { isInitializing, isAuthenticated } = useUser();
  const prompt = <LoginPrompt loginHref={paths.login} registerHref={paths.register} />;
  if (isInitializing) return <Undecided>{prompt}</Undecided>;
  if (!isAuthenticated) return prompt;
  return <ShelfForm meanwhile={<ShelfPlaceholder />} {...props} />;
}
