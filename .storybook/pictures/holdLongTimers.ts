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
 * Runs in the browser before anything else: what a page would do by itself a second later or more, it does not do while
 * its picture is taken. Stories without a picture keep their timers.
 */
export function holdLongTimers(): void {
  const start = globalThis.setTimeout;
  const held = (run: TimerHandler, delay = 0, ...parts: unknown[]) => {
    const story = (globalThis as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.story;
    const isPictured = story?.parameters.chromatic?.disableSnapshot === false;
    return isPictured && delay >= 1000 ? -1 : start(run, delay, ...parts);
  };
  globalThis.setTimeout = held as typeof setTimeout;
}
