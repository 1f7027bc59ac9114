import { expect, waitFor } from 'storybook/test';

// Long enough for a slow machine to load a page's chunks.
const waitOptions = { timeout: 12_000 };

/**
 * A play function that waits until the page contains `text` and every image in view is loaded; only then axe runs and a screenshot is
 * taken.
 */
export function waitForText(text: string) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(text), waitOptions);
    await waitFor(() => expect(unloadedImages(canvasElement)).toEqual([]), waitOptions);
  };
}

function unloadedImages(page: HTMLElement) {
  return [...page.querySelectorAll('img')].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight;
    return isInView && !(image.complete && image.naturalWidth > 0);
  });
}
