import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { type CatalogueItem, presentTitle, type SentAnswers } from '@gildshelf/api-client/react';

const types = Object.keys(catalogues) as CatalogueType[];

/**
 * The responses with which a page is hydrated: of the titles of top lists only their ids and what their cards show. The browser hands
 * these items over to the pages of titles, which request the rest, and stores them for 24 hours.
 */
export function shownOfTopLists(responses: SentAnswers): SentAnswers {
  const shown = { ...responses };
  for (const type of types) {
    const { topEndpoint, entryField, readTopEntry } = catalogues[type];
    const response = responses[topEndpoint.path];
    const list = response?.status === 200 ? topEndpoint.response.safeParse(response.body) : undefined;
    if (!response || !list?.success) continue;
    const body = list.data.map((line, index) => {
      const { rank, item } = readTopEntry(line, index);
      // A line without a rank has that of its place.
      return { ...(rank !== index + 1 && { rank }), [entryField]: shownOf(type, item) };
    });
    shown[topEndpoint.path] = { ...response, body };
  }
  return shown;
}

/** The item without every field that its card does not need. */
function shownOf(type: CatalogueType, item: CatalogueItem): CatalogueItem {
  const card = cardOf(type, item);
  let shown = item;
  for (const field of Object.keys(item)) {
    const rest = { ...shown, [field]: undefined };
    if (field !== 'id' && cardOf(type, rest) === card) shown = rest;
  }
  return shown;
}

function cardOf(type: CatalogueType, item: CatalogueItem): string {
  const { slug, title, imageUrl, imageSet } = presentTitle(type, item);
  return JSON.stringify([slug, title, imageUrl, imageSet]);
}
