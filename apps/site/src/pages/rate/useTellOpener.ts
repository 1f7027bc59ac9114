import { type CatalogueType, catalogues, type MediaView } from '@gildshelf/api-client/contract';
import { useApi } from '@gildshelf/api-client/react';
import { shownRating } from '@gildshelf/widgets';
import type { RatedMessage } from '@gildshelf/widgets/embed';

/** Tells the frame that opened this window the new average of a title, and nothing of who has rated it. */
export function useTellOpener(type: CatalogueType, slug: string) {
  const { client } = useApi();
  return async (view: MediaView) => {
    if (!opener) return;
    const asked = client.call(catalogues[type].ratingEndpoint, { params: { slug } });
    // What was rated is kept all the same; the widget shows it when it is loaded again.
    const rating = await asked.catch(() => null);
    if (!rating) return;
    const { average, count } = rating;
    const message: RatedMessage = {
      gildshelf: 'rated',
      rated: {
        ...{ type, slug, title: view.title, average: average ?? 0, count },
        url: location.origin + catalogues[type].detailPath(slug),
      },
      shown: shownRating({ average, count }),
    };
    // Nobody else gets it: the target is our own origin, whoever has opened the window.
    opener.postMessage(message, location.origin);
  };
}
