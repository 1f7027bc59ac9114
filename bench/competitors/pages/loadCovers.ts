import { shelves } from './shelves.ts';

const loadedImages: HTMLImageElement[] = [];

/** Loads every image before the measurement, because the speed of the network is not compared. */
export async function loadCovers(): Promise<void> {
  const images = shelves.flatMap(({ titles }) =>
    titles.map(({ imageUrl }) => Object.assign(new Image(), { src: imageUrl })),
  );
  loadedImages.push(...images);
  await Promise.all(images.map((image) => image.decode()));
}
