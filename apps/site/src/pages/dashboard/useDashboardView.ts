import type { CollectionView } from '@gildshelf/widgets';
import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { catalogueTypeOf } from '../../catalogueTypeOf.ts';

/**
 * The media type and status that the dashboard shows, from `?type=` and `?status=`. A choice replaces the history entry, so
 * that Back from a title restores it and Back on the dashboard leaves in one step.
 */
export function useDashboardView() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const fromUrl: CollectionView = {
    type: catalogueTypeOf(parameters.get('type')),
    status: parameters.get('status') ?? undefined,
  };
  // The router updates in a transition; without optimistic state a control would show its old value until then.
  const [view, showView] = useOptimistic(fromUrl);

  function setView({ type, status }: CollectionView) {
    const next = new URLSearchParams();
    if (type) next.set('type', type);
    if (status) next.set('status', status);
    startTransition(() => {
      showView({ type, status });
      navigate({ pathname, search: `?${next}` }, { replace: true, state });
    });
  }

  return { view, setView };
}
