/** A game as a host answers it. */
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
const covers = 200;

/** A collection of so many games; the statuses take turns. */
export function games(count: number): Game[] {
  return Array.from({ length: count }, (_, index) => {
    const user_status = statuses[index % statuses.length] ?? '';
    return {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      slug: `game-${index}`,
      name: `${names[index % names.length]} ${index}`,
      background_image: `/cover/${index % covers}.png`,
      user_status,
      user_rating: user_status === 'planned' ? 0 : (index % 11) / 2,
    };
  });
}

const kept: HTMLImageElement[] = [];

/** Every picture is in memory before anything is timed: how fast a network answers is not what is compared. */
export async function loadCovers(): Promise<void> {
  if (kept.length > 0) return;
  for (let cover = 0; cover < covers; cover++)
    kept.push(Object.assign(new Image(), { src: `/cover/${cover}.png` }));
  await Promise.all(kept.map((image) => image.decode()));
}
