import { browsePageSize, browsing, type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { type CatalogueItem, presentTitle, useApi, useCommand } from '@gildshelf/api-client/react';
import { Button, Stack, useTranslate } from '@gildshelf/ui';
import { useNavigate } from 'react-router-dom';
import { useIsMounted } from '../../../forms/useIsMounted.ts';
import type { FirstPage } from './useFirstPages.ts';

/** Opens the page of a random title among the most popular ones of a random genre or decade. */
export function SurpriseButton({ pages }: { readonly pages: readonly FirstPage[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { client } = useApi();
  const { run, isRunning } = useCommand(async () => {
    const page = pick(pages);
    if (!page) return;
    const { type, popular } = page;
    const facet = pick(popular.facets.filter(({ name }) => name === 'genre' || name === 'decade'));
    // A value of fewer titles would also have little-known ones on its first page.
    const choice = pick(facet?.values.filter(({ count }) => count > browsePageSize) ?? []);
    const query = facet && choice ? ([[facet.name, choice.value]] as const) : [];
    // The most popular titles of all, if the request fails.
    const { titles } = await client.call(browsing[type].browseTitles, { query }).catch(() => popular);
    const path = pick(pathsOf(type, titles as readonly CatalogueItem[]));
    // A visitor who has moved on to another page is not interrupted there.
    if (path && isMounted()) navigate(path.pathname, { state: path.item });
  });

  return (
    <Stack align="centre">
      <Button size="lg" loading={isRunning} onClick={() => void run()}>
        {translate('Surprise me')}
      </Button>
    </Stack>
  );
}

/** The pages of titles with a usable slug, and the items as navigation state. */
function pathsOf(type: CatalogueType, titles: readonly CatalogueItem[]) {
  return titles.flatMap((item) => {
    const { slug } = presentTitle(type, item);
    return slug === null ? [] : [{ pathname: catalogues[type].detailPath(slug), item }];
  });
}

/** A random entry of a list; undefined if it is empty. */
function pick<Value>(list: readonly Value[]): Value | undefined {
  return list[Math.floor(Math.random() * list.length)];
}
