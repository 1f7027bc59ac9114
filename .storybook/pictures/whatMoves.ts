interface Storybook {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** Runs in the browser: what a picture still has to wait for, after a frame; nothing where the story has played and its letters and images are there. */
export async function whatMoves(): Promise<string | undefined> {
  await new Promise(requestAnimationFrame);
  const phase = (globalThis as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? 'not begun';
  if (phase === 'errored') throw new Error('The story failed while its picture was taken.');
  if (phase !== 'finished') return `the story, which is ${phase}`;
  await document.fonts.ready;
  const images = [...document.images];
  const decoded = await Promise.allSettled(images.map((image) => image.decode()));
  const missing = images.filter((_, index) => decoded[index]?.status === 'rejected');
  return missing.length > 0
    ? missing.map(({ src }) => `the image ${src.slice(0, 200)}`).join(', ')
    : undefined;
}
