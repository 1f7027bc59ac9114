import {
  type CatalogueType,
  catalogues,
  catalogueTypes,
  endpointUrl,
  isTitleSlug,
  titleStorage,
} from '@gildshelf/api-client/contract';
import { present, readResponse } from '@gildshelf/api-client/react';
import { lazyPage } from '../../routing/lazyPage.ts';
import { definePage, notFoundContent, type PageDefinition, type PageRendering } from '../definePage.ts';

const component = lazyPage(async () => (await import('./MediaPage.tsx')).MediaPage);

/** The page of a title, for every media type that has one. */
export const mediaPages = catalogueTypes.map((type) =>
  definePage({
    path: catalogues[type].detailRoute,
    layout: 'app',
    component,
    module: 'media/MediaPage.tsx',
    title: catalogues[type].label,
    render: renderTitle(type),
    access: 'public',
    robots: 'index',
    embed: 'title',
    examples: examplesOf(type),
    budgetKb: 107,
  }),
);

/** A title of the built-in catalogue, if there is one, and a missing title. */
function examplesOf(type: CatalogueType): PageDefinition['examples'] {
  const { detailPath, label } = catalogues[type];
  const missing = { slug: 'nothing-of-this-name', title: label };
  return [titleStorage[type].builtIn?.example ?? [], missing].flat().map(({ slug, title }) => ({
    path: detailPath(slug),
    heading: title,
  }));
}

function renderTitle(type: CatalogueType): PageRendering {
  const { getTitleDetails } = catalogues[type];
  const requests = ({ params: { slug = '' } }) =>
    isTitleSlug(slug) ? [endpointUrl(getTitleDetails, { params: { slug } })] : [];
  return {
    requests,
    read(url, responses) {
      const [request = ''] = requests(url);
      const response = responses[request];
      const item = response?.status === 200 ? readResponse(getTitleDetails, response) : undefined;
      const view = item && present(type, item);
      return view ? { status: 200, title: view.title, shown: { type, view } } : notFoundContent;
    },
  };
}
