import { useApi } from '@gildshelf/api-client/react';
import { type CollectionView, type ManagedView, managedViewQuery, readManagedView } from '@gildshelf/widgets';
import { startTransition, useEffect, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { catalogueTypeOf } from '../../routing/navigation.ts';

/** Under this key the browser stores the query of the managed view that was shown last; `showOwnPage` reads it too. */
const storageKey = 'collectionView';

/**
 * What the dashboard shows, from the URL: a media type and a status, or with `?view=` a managed view, which is remembered: a URL
 * without a status shows it again. A choice replaces the history entry, so that Back from a title restores it and Back on the dashboard
 * leaves in one step.
 */
export function useDashboardView() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { localStorage } = useApi();
  // The router updates in a transition; without optimistic state a control would show its old value until then.
  const [shownSearch, showSearch] = useOptimistic(search);
  const parameters = new URLSearchParams(shownSearch);
  const type = catalogueTypeOf(parameters.get('type'));
  const view: CollectionView = { type, status: parameters.get('status') ?? undefined };
  const isPlain = view.status !== undefined && !parameters.has('view');
  const remembered = isPlain ? null : localStorage.get(storageKey);
  const requested = readManagedView(parameters, type);
  const managed =
    requested ?? (remembered === null ? null : readManagedView(new URLSearchParams(remembered), type));

  const requestedText = requested && String(managedViewQuery({ ...requested, type: undefined }));
  // Also a view that a link leads to, such as a saved one.
  useEffect(() => {
    if (requestedText) localStorage.set(storageKey, requestedText);
  }, [requestedText, localStorage]);

  function show(query: URLSearchParams) {
    startTransition(() => {
      showSearch(`?${query}`);
      navigate({ pathname, search: `?${query}` }, { replace: true, state });
    });
  }

  return {
    view,
    setView(next: CollectionView) {
      const query = new URLSearchParams();
      if (next.type) query.set('type', next.type);
      if (next.status) query.set('status', next.status);
      show(query);
    },
    /** The managed view; null while the plain collection is shown. */
    managed,
    /** Shows a managed view and remembers it; null shows the plain collection from now on. */
    manage(next: ManagedView | null) {
      if (!next) {
        localStorage.remove(storageKey);
        return show(new URLSearchParams(type && { type }));
      }
      show(managedViewQuery(next));
    },
  };
}
