import { catalogues, ownMessages } from '@gildshelf/api-client/contract';
import {
  type SearchGroup,
  type SearchPage,
  type SearchResult,
  useMediaTypes,
  useSearchPage,
} from '@gildshelf/api-client/react';
import {
  Button,
  EmptyState,
  Heading,
  List,
  ListItem,
  PageLoading,
  Stack,
  Text,
  useTranslate,
} from '@gildshelf/ui';
import { MediaCover, TitleAction } from '@gildshelf/widgets';
import { useId } from 'react';
import { MediaTypeLinks } from '../../layouts/MediaTypeLinks.tsx';
import { type AllResultsPage, allResultsUrl, canHaveNextPage } from './searchUrl.ts';

/** A page of all results of a search, by media type, with links to those of one media type and to the other pages. */
export function AllResults(shown: AllResultsPage) {
  const { query, type, page } = shown;
  const types = useMediaTypes();
  const results = useSearchPage(type ? [type] : types, query, page);
  return (
    <Stack gap={6}>
      <MediaTypeLinks
        value={type}
        allHref={allResultsUrl({ query, page: 1 })}
        hrefOf={(other) => allResultsUrl({ query, type: other, page: 1 })}
      />
      <Stack aria-live="polite">
        {results.state === 'ready' && results.data.groups.length > 0 && (
          <ResultCount page={page} {...results.data} />
        )}
      </Stack>
      {results.state === 'loading' && <PageLoading />}
      {results.state === 'ready' && (
        <>
          {results.data.groups.length === 0 && <NoResults page={page} />}
          {results.data.groups.map((group) => (
            <TitleGroup key={group.type} {...group} />
          ))}
          <PageLinks {...shown} hasNext={results.data.hasNext} />
        </>
      )}
    </Stack>
  );
}

function ResultCount({ page, groups, hasNext }: Pick<AllResultsPage, 'page'> & SearchPage) {
  const translate = useTranslate();
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const text =
    page > 1 || hasNext
      ? translate('{count} results on page {page}', { count, page })
      : translate(count === 1 ? '{count} result' : '{count} results', { count });
  return (
    <Text size="sm" tone="secondary">
      {text}
    </Text>
  );
}

function NoResults({ page }: Pick<AllResultsPage, 'page'>) {
  const translate = useTranslate();
  if (page > 1) return <EmptyState title={translate('No more results')} />;
  return (
    <EmptyState title={translate('No results found')}>
      {translate(ownMessages.searchPage.nothingFound)}
    </EmptyState>
  );
}

function TitleGroup({ type, results }: SearchGroup) {
  const translate = useTranslate();
  const headingId = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={headingId}>
      <Heading level={2} size="sm" id={headingId}>
        {translate(catalogues[type].pluralLabel)}
      </Heading>
      <List size="lg">
        {results.map((result) => (
          <TitleRow key={result.view.id} {...result} />
        ))}
      </List>
    </Stack>
  );
}

function TitleRow({ type, item, view }: SearchResult) {
  const { label, detailPath } = catalogues[type];
  const translate = useTranslate();
  return (
    <ListItem
      href={detailPath(view.slug ?? view.id)}
      state={item}
      leading={<MediaCover view={view} type={type} shape="thumbnail" width={48} fit="fixed" radius="thumb" />}
      trailing={<TitleAction on="row" type={type} item={item} view={view} />}
      secondary={view.year ? `${translate(label)}, ${view.year}` : translate(label)}
    >
      {view.title}
    </ListItem>
  );
}

function PageLinks({ hasNext, ...shown }: AllResultsPage & { readonly hasNext: boolean }) {
  const translate = useTranslate();
  const { page } = shown;
  const isNextShown = hasNext && canHaveNextPage(shown);
  if (page === 1 && !isNextShown) return null;
  return (
    <Stack as="nav" direction="row" justify="between" aria-label={translate('Pages')}>
      {page > 1 ? (
        <Button href={allResultsUrl({ ...shown, page: page - 1 })} startIcon="chevron-left">
          {translate('Previous')}
        </Button>
      ) : (
        <span />
      )}
      {isNextShown && (
        <Button href={allResultsUrl({ ...shown, page: page + 1 })} endIcon="chevron-right">
          {translate('Next')}
        </Button>
      )}
    </Stack>
  );
}
