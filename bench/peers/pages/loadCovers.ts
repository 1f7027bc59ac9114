import { shelves } from './shelves.ts';

const kept: HTMLImageElement[] = [];

/** Every picture is in memory before anything is timed: how fast a network answers is not what is compared. */
export async function loadCovers(): Promise<void> {
  const images = shelves.flatMap(({ titles }) =>
    titles.map(({ imageUrl }) => Object.assign(new Image(), { src: imageUrl })),
  );
  kept.push(...images);
  await Promise.all(images.map((image) => image.decode()));
}
