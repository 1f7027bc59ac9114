import { expect, waitFor } from 'storybook/test';

// As long as a slow machine may take to fetch a page's chunks.
const patience = { timeout: 12_000 };

/** Plays until the page says this and every picture in view is there: only then axe looks and a picture is taken. */
export function untilItSays(text: string) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(text), patience);
    await waitFor(() => expect(unfinishedPictures(canvasElement)).toEqual([]), patience);
  };
}

function unfinishedPictures(page: HTMLElement) {
  return [...page.querySelectorAll('img')].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight;
    return isInView && !(image.complete && image.naturalWidth > 0);
  });
}
