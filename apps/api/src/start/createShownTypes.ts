import { builtInTypes, type CatalogueType, catalogueTypes } from '@gildshelf/api-client/contract';
import type { ServerContext } from '../config/ServerContext.ts';
import type { ShownTypes } from '../config/ShownTypes.ts';
import { repositoriesOn } from '../features/repositories.ts';
import { visitor } from '../platform/titles/visibleTitles.ts';

const maxAgeMs = 30_000;

/** Reads from the catalogue which media types the site shows. As long as that fails, the list stays as it is. */
export function createShownTypes({
  store,
  clock,
  log,
}: Pick<ServerContext, 'store' | 'clock' | 'log'>): ShownTypes {
  const { titles } = repositoriesOn(store.db);
  let list: readonly CatalogueType[] = builtInTypes;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let firstCheck: Promise<void> | undefined;

  const isShown = async (type: CatalogueType) =>
    builtInTypes.includes(type) || (await titles.hasAny(visitor, type));

  async function check() {
    checkedAt = clock();
    try {
      const isShownByPlace = await Promise.all(catalogueTypes.map(isShown));
      const shown = catalogueTypes.filter((_, place) => isShownByPlace[place]);
      if (shown.join() !== list.join()) list = shown;
    } catch (error) {
      log.warn({ event: 'media-types-not-read', error: String(error) });
    }
  }

  const checkIfOld = () => {
    if (clock() - checkedAt < maxAgeMs) return;
    const running = check();
    firstCheck ??= running;
  };

  return {
    latest() {
      checkIfOld();
      return list;
    },
    async first() {
      checkIfOld();
      await firstCheck;
      return list;
    },
  };
}
