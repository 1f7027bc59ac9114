import { type CatalogueType, catalogues, limits } from '@gildshelf/api-client/contract';
import { type TopItem, type TopList, useApi, useMediaTypes, useTopTitles } from '@gildshelf/api-client/react';
import {
  Button,
  Carousel,
  Heading,
  Icon,
  IconButton,
  List,
  ListItem,
  MediaTile,
  Stack,
  Switch,
  Text,
  useTranslate,
} from '@gildshelf/ui';
import { coverSources } from '@gildshelf/widgets';
import { useRef, useState } from 'react';
import { paths } from '../../routing/paths.ts';
import { isShortcutEnabled, setShortcutEnabled } from '../../routing/searchShortcut.ts';
import { useRecentSearches } from './useRecentSearches.ts';

/** What the search page shows before a visitor types: recent searches of this browser, popular titles and the keyboard shortcut. */
export function Suggestions() {
  return (
    <Stack gap={10}>
      <RecentSearches />
      <PopularTitles />
      <ShortcutSetting />
    </Stack>
  );
}

function RecentSearches() {
  const translate = useTranslate();
  const { searches, forget, forgetAll } = useRecentSearches();
  const heading = useRef<HTMLHeadingElement>(null);
  if (searches.length === 0) return null;

  /** Deleting a search removes the button that has the focus. */
  const moveFocus = (isLast: boolean) =>
    (isLast ? document.querySelector<HTMLElement>('main [role="combobox"]') : heading.current)?.focus();

  return (
    <Stack as="section" gap={2} aria-labelledby="recent-searches">
      <Stack direction="row" justify="between" wrap gap={2}>
        <Heading ref={heading} tabIndex={-1} level={2} size="sm" id="recent-searches">
          {translate('Recent searches')}
        </Heading>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            moveFocus(true);
            forgetAll();
          }}
        >
          {translate('Forget all')}
        </Button>
      </Stack>
      <List size="sm">
        {searches.map((query) => (
          <ListItem
            key={query}
            href={`${paths.search}?${new URLSearchParams({ query })}`}
            leading={<Icon name="search" />}
            trailing={
              <IconButton
                icon="cross"
                label={translate('Forget “{query}”', { query })}
                onClick={() => {
                  moveFocus(searches.length === 1);
                  forget(query);
                }}
              />
            }
          >
            {query}
          </ListItem>
        ))}
      </List>
      <Text size="sm" tone="secondary">
        {translate('Recent searches are stored in this browser only.')}
      </Text>
    </Stack>
  );
}

const popularPerType = 6;

interface PopularTitle extends TopItem {
  readonly href: string | undefined;
}

function PopularTitles() {
  const translate = useTranslate();
  const lists = useMediaTypes().map((type) => ({
    type,
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of media types is the same in every render
    list: useTopTitles(type),
  }));
  const titles = popularTitles(lists);
  const isLoading = lists.some(({ list }) => list.state === 'loading');
  if (!isLoading && titles.length === 0) return null;
  return (
    <Carousel
      title={translate('Popular titles')}
      items={titles}
      itemKey={({ view }) => view.id}
      renderItem={({ item, view, href }) => (
        <MediaTile name={view.title} href={href} state={item} {...coverSources(view, 'card')} />
      )}
      rows={1}
      cardWidth={limits.homeCard.width}
      gap={limits.carousel.gap}
      height={limits.homeCard.height}
      loading={isLoading}
    />
  );
}

/** The best titles of the top lists of all media types in turn. */
function popularTitles(
  lists: readonly { readonly type: CatalogueType; readonly list: TopList }[],
): readonly PopularTitle[] {
  return Array.from({ length: popularPerType }, (_, index) => index).flatMap((rank) =>
    lists.flatMap(({ type, list }) => {
      const entry = list.state === 'ready' ? list.entries[rank] : undefined;
      if (!entry) return [];
      const { slug } = entry.view;
      return [{ ...entry, href: slug === null ? undefined : catalogues[type].detailPath(slug) }];
    }),
  );
}

/** Users of speech input need to switch off shortcuts of a single key (WCAG 2.1.4). */
function ShortcutSetting() {
  const translate = useTranslate();
  const { localStorage } = useApi();
  const [isEnabled, setIsEnabled] = useState(() => isShortcutEnabled(localStorage));
  return (
    <Switch
      label={translate('The key / opens the search on every page')}
      checked={isEnabled}
      onChange={(checked) => {
        setShortcutEnabled(localStorage, checked);
        setIsEnabled(checked);
      }}
    />
  );
}
