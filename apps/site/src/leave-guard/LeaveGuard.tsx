import { useEffectEvent } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import type { LeaveDialogProps } from './LeaveDialog.tsx';
import { leavingEvent } from './leavingEvent.ts';

/** While there are unsaved changes, requires confirmation before the visitor navigates to another page of the site. */
export function LeaveGuard({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const navigate = useNavigate();
  const navigateTo = useEffectEvent((url: string) => void navigate(url));
  const [leave, setLeave] = useState<(() => void) | null>(null);

  useLayoutEffect(() => {
    if (!isUnsaved) return;
    void LeaveDialog.preload();
    return guardPage((next) => setLeave(() => next), navigateTo);
  }, [isUnsaved]);

  function handleLeave() {
    setLeave(null);
    leave?.();
  }

  if (!leave) return null;
  return (
    // If the dialog's code cannot be loaded, the navigation proceeds without confirmation.
    <ErrorBoundary resetKey="dialog" fallback={null} onFailed={handleLeave}>
      <LeaveDialog onStay={() => setLeave(null)} onLeave={handleLeave} />
    </ErrorBoundary>
  );
}

const LeaveDialog = lazyPart<LeaveDialogProps>(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

/** Requests confirmation; calls `leave`, which leaves the page, once the visitor has confirmed. */
type ConfirmLeave = (leave: () => void) => void;

/**
 * Requires confirmation before a link, a button with `data-leaves`, a history step or a `leavingEvent` leads to another page of the
 * site; unloading the document is handled by `beforeunload`. The declarative router has no blocker: clicks are stopped before React
 * handles them, and a history step is undone before the router handles it. A page that is still mounted when the visitor returns,
 * because the code of the next page had not loaded, is guarded again. Returns a function that ends the guard.
 */
function guardPage(confirmLeave: ConfirmLeave, navigate: (url: string) => void): () => void {
  const guardedIndex = indexOfEntry();
  const guardedUrl = urlOf(location);
  let isReturning = false;

  function handleClick(event: MouseEvent) {
    const trigger = (event.target as Element).closest<HTMLElement>('a[href], [data-leaves]');
    if (!trigger || (trigger instanceof HTMLAnchorElement && !isHandledByRouter(event, trigger, guardedUrl)))
      return;
    event.preventDefault();
    event.stopPropagation();
    confirmLeave(() => {
      release();
      // The link of a menu is unmounted by now, since the menu has closed.
      if (trigger.isConnected) trigger.click();
      else if (trigger instanceof HTMLAnchorElement) navigate(urlOf(trigger) + trigger.hash);
    });
  }

  function handlePop(event: PopStateEvent) {
    const steps = indexOfEntry() - guardedIndex;
    // A skip link changes only the hash and stays on the page.
    const isLeaving = urlOf(location) !== guardedUrl && Number.isInteger(steps);
    if (!isReturning && !isLeaving) return;
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      return;
    }
    isReturning = true;
    history.go(-steps);
    confirmLeave(() => {
      release();
      history.go(steps);
    });
  }

  function handleLeaving(event: Event) {
    const { detail: leave } = event as CustomEvent<() => void>;
    event.preventDefault();
    confirmLeave(() => {
      release();
      leave();
    });
  }

  function handleReturn() {
    if (urlOf(location) === guardedUrl) guard();
  }

  function guard() {
    document.addEventListener('click', handleClick, true);
    addEventListener(leavingEvent, handleLeaving);
    // Replaces the handler that the entry has registered ahead of the router's.
    window.onpopstate = handlePop;
  }

  function release() {
    document.removeEventListener('click', handleClick, true);
    removeEventListener(leavingEvent, handleLeaving);
    window.onpopstate = handleReturn;
  }

  guard();
  return () => {
    release();
    window.onpopstate = noop;
  };
}

const noop = () => undefined;

/**
 * The index of the history entry; NaN when it is unknown. The router writes an index into its own entries only: in browsers without the
 * Navigation API, the entry of a skip link has none.
 */
const indexOfEntry = () => window.navigation?.currentEntry?.index ?? Number(history.state?.idx ?? Number.NaN);

const urlOf = ({ pathname, search }: Location | HTMLAnchorElement) => pathname + search;

/** Whether the router handles the click, to navigate to another page in this tab. */
function isHandledByRouter(event: MouseEvent, link: HTMLAnchorElement, guardedUrl: string): boolean {
  const isPlainClick =
    event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const isSameTab = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isPlainClick && isSameTab && urlOf(link) !== guardedUrl && !link.pathname.startsWith('/api/');
}
