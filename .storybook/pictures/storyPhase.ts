interface Storybook {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** Runs in the browser, a frame later: how far Storybook is with its story; 'finished' once it has played. */
export async function storyPhase(): Promise<string> {
  await new Promise(requestAnimationFrame);
  const phase = (globalThis as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? 'not begun';
  if (phase === 'errored') throw new Error('The story failed while its picture was taken.');
  return phase;
}
