import { type EmbedName, embedParameters } from '@gildshelf/api-client/contract';
import { readEmbedRequest } from '@gildshelf/widgets/embed';
import { publicCollectionMaxAgeMs } from '../pages/collection/page.ts';
import { definePage, type PageRendering, type PageUrl } from '../pages/definePage.ts';

/** The frames that show a widget on another website; only the server renders them. */
export const framePages = (Object.keys(embedParameters) as EmbedName[]).map((name) =>
  definePage({
    path: `/embed/${name}`,
    layout: 'frame',
    title: 'Gildshelf',
    render: renderFrame(name),
    access: 'public',
    robots: 'noindex',
  }),
);

function renderFrame(name: EmbedName): PageRendering {
  const requestOf = ({ query }: PageUrl) => readEmbedRequest(`/embed/${name}?${query}`) ?? { problem: '' };
  return {
    query: Object.keys(embedParameters[name].shape),
    ...(name === 'collection' && { maxAgeMs: publicCollectionMaxAgeMs }),
    requests(url) {
      const request = requestOf(url);
      return 'problem' in request ? [] : request.questions;
    },
    read(url, responses) {
      const request = requestOf(url);
      if ('problem' in request) return { status: 400, title: 'Gildshelf', frame: request };
      // Without requests the slug or the username is invalid, so that no such content can exist.
      const isMissing =
        request.questions.length === 0 || Object.values(responses).some(({ status }) => status !== 200);
      return { status: isMissing ? 404 : 200, title: request.titleOf(responses), frame: request };
    },
  };
}
