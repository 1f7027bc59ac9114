interface Storybook {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** Runs in the browser. Waits for one frame, then returns Storybook's render phase: 'finished' once the play function has ended. */
export async function storyPhase(): Promise<string> {
  await new Promise(requestAnimationFrame);
  const phase = (globalThis as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? 'not begun';
  if (phase === 'errored') throw new Error('The story failed while its screenshot was taken.');
  return phase;
}
