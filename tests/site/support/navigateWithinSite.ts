import { act } from '@testing-library/react';

/** Navigates within the open site, as its links do, with an optional navigation state. */
export function navigateWithinSite(path: string, state: unknown = null): void {
  act(() => {
    const idx = (history.state?.idx ?? 0) + 1;
    history.pushState({ usr: state, key: `walk${idx}`, idx }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}
