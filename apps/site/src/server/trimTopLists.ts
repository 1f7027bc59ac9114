import { type CatalogueType, catalogues, catalogueTypes } from '@gildshelf/api-client/contract';
import { type CatalogueItem, type PrefetchedResponses, presentTitle } from '@gildshelf/api-client/react';

/**
 * The responses that hydrate a page, in which the titles of top lists have only their ids and what their cards show. The browser passes
 * these items to title pages, which request the rest, and stores them for 24 hours.
 */
export function trimTopLists(responses: PrefetchedResponses): PrefetchedResponses {
  const trimmed = { ...responses };
  for (const type of catalogueTypes) {
    const { listTopTitles, entryField, toTopEntry } = catalogues[type];
    const response = responses[listTopTitles.path];
    const list = response?.status === 200 ? listTopTitles.response.safeParse(response.body) : undefined;
    if (!response || !list?.success) continue;
    const body = list.data.map((entry, index) => {
      const { rank, item } = toTopEntry(entry, index);
      // An entry without a rank is ranked by its position.
      return { ...(rank !== index + 1 && { rank }), [entryField]: trimItem(type, item) };
    });
    trimmed[listTopTitles.path] = { ...response, body };
  }
  return trimmed;
}

/** The item without the fields that its card does not show, also within its objects: of two URLs of an image one is sent. */
function trimItem(type: CatalogueType, item: CatalogueItem): CatalogueItem {
  const card = cardOf(type, item);
  return trimObject(item, (rest) => cardOf(type, rest) === card);
}

function trimObject<T extends object>(object: T, isSufficient: (rest: T) => boolean): T {
  let trimmed = object;
  for (const [field, value] of Object.entries(object)) {
    const rest = { ...trimmed, [field]: undefined };
    if (field !== 'id' && isSufficient(rest)) trimmed = rest;
    else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      const others = trimmed;
      const part = trimObject<object>(value, (smaller) => isSufficient({ ...others, [field]: smaller }));
      trimmed = { ...others, [field]: part };
    }
  }
  return trimmed;
}

function cardOf(type: CatalogueType, item: CatalogueItem): string {
  const { slug, title, imageUrl, imageSet } = presentTitle(type, item);
  return JSON.stringify([slug, title, imageUrl, imageSet]);
}
