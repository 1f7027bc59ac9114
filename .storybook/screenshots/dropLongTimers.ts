interface Storybook {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly story?: {
        readonly parameters: { readonly chromatic?: { readonly disableSnapshot?: boolean } };
      };
    };
  };
}

/**
 * Runs in the browser before anything else: timers of a second or more do not fire while the screenshot of a page is taken.
 * Stories without a screenshot have all of their timers.
 */
export function dropLongTimers(): void {
  const start = globalThis.setTimeout;
  const held = (run: TimerHandler, delay = 0, ...parts: unknown[]) => {
    const story = (globalThis as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.story;
    const isPictured = story?.parameters.chromatic?.disableSnapshot === false;
    return isPictured && delay >= 1000 ? -1 : start(run, delay, ...parts);
  };
  globalThis.setTimeout = held as typeof setTimeout;
}
