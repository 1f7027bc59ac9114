import { type CatalogueType, catalogues, type MediaView } from '@gildshelf/api-client/contract';
import { useApi } from '@gildshelf/api-client/react';
import { shownRating } from '@gildshelf/widgets';
import type { RatedMessage } from '@gildshelf/widgets/embed';

/** Returns a function that posts the new average of a title to the frame that opened this window, without user data. */
export function useNotifyOpener(type: CatalogueType, slug: string) {
  const { client } = useApi();
  return async (view: MediaView) => {
    if (!opener) return;
    const request = client.call(catalogues[type].ratingEndpoint, { params: { slug } });
    // The rating is saved anyway; the widget shows it when it is loaded again.
    const rating = await request.catch(() => null);
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
    // The target is the site's own origin, so that an opener of another origin does not receive the message.
    opener.postMessage(message, location.origin);
  };
}
