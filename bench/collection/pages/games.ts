/** A game in the format of the API. */
export interface Game {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly background_image: string;
  readonly user_status: string;
  readonly user_rating: number;
}

/** The statuses of the dashboard's filter. */
export const statuses = ['planned', 'playing', 'completed', 'dropped'];

const names = ['Elden Ring', 'Portal 2', 'Outer Wilds', 'Red Dead Redemption', 'Disco Elysium', 'Hades'];
const coverCount = 200;

/** A collection of `count` games that cycle through the statuses. */
export function games(count: number): Game[] {
  return Array.from({ length: count }, (_, index) => {
    const user_status = statuses[index % statuses.length] ?? '';
    return {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      slug: `game-${index}`,
      name: `${names[index % names.length]} ${index}`,
      background_image: `/cover/${index % coverCount}.png`,
      user_status,
      user_rating: user_status === 'planned' ? 0 : (index % 11) / 2,
    };
  });
}

const loadedImages: HTMLImageElement[] = [];

/** Loads and decodes all cover images before the measurement, so that network time is not measured. */
export async function loadCovers(): Promise<void> {
  if (loadedImages.length > 0) return;
  for (let cover = 0; cover < coverCount; cover++)
    loadedImages.push(Object.assign(new Image(), { src: `/cover/${cover}.png` }));
  await Promise.all(loadedImages.map((image) => image.decode()));
}
