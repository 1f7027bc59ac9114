import type { MediaView } from '@gildshelf/api-client/contract';
import { type TopList, useTopTitles, useUser } from '@gildshelf/api-client/react';
import { Button, Heading, Hero, Translated, Undecided, useTranslate } from '@gildshelf/ui';
import { coverSources, MediaCarousel } from '@gildshelf/widgets';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary, WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { onIdleAfterLoad } from '../../hydration/loadPhases.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths } from '../../routing/paths.ts';
import { firstTypes } from './topListTypes.evaluated.ts';
import { useIntroduction } from './useIntroduction.ts';

// Loaded only when a list has failed.
const HomeAlert = lazy(async () => ({ default: (await import('./HomeAlert.tsx')).HomeAlert }));

export function HomePage() {
  const translate = useTranslate();
  usePageTitle('Gildshelf');
  const { user, isInitializing } = useUser();
  const introduction = useIntroduction();
  const lists = useTopLists();
  const covers = skyline(lists).map((view) => {
    if (!view) return undefined;
    return { id: view.id, ...coverSources(view, 'detail') };
  });

  const welcome = (
    <Heading level={2} size="lg">
      {user ? (
        <Translated text="Welcome {name}!" values={{ name: <bdi>{user.display_name}</bdi> }} />
      ) : (
        translate('Welcome!')
      )}
    </Heading>
  );
  const joinNow = user ? null : (
    <Button variant="gold" size="lg" href={paths.register}>
      {translate('Join Now')}
    </Button>
  );

  return (
    <>
      <Hero
        banner={translate('More levels are loading. Upgrades unlock soon.')}
        welcome={isInitializing ? <Undecided>{welcome}</Undecided> : welcome}
        action={isInitializing ? <Undecided>{joinNow}</Undecided> : joinNow}
        covers={covers}
      >
        {introduction}
      </Hero>
      {lists.some(({ list }) => list.state === 'failed') && (
        <WidgetBoundary>
          <Suspense>
            <HomeAlert lists={lists} />
          </Suspense>
        </WidgetBoundary>
      )}
      {lists.map(({ type, list }) => (
        <WidgetBoundary key={type}>
          <MediaCarousel type={type} list={list} />
        </WidgetBoundary>
      ))}
      <PartsWhenIdle />
    </>
  );
}

const DeferredParts = lazy(async () => ({ default: (await import('./DeferredParts.tsx')).DeferredParts }));
let wasIdle = false;

/**
 * What is below the first view, loaded once the page has loaded and the browser is idle, but at once when a visitor returns to Home,
 * whose scroll position is restored. Nothing is shown when its code fails to load.
 */
function PartsWhenIdle() {
  const [isIdle, setIsIdle] = useState(wasIdle);
  useEffect(
    () =>
      onIdleAfterLoad(() => {
        wasIdle = true;
        setIsIdle(true);
      }),
    [],
  );
  return (
    isIdle && (
      <ErrorBoundary resetKey="parts" fallback={null}>
        <Suspense>
          <DeferredParts />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** The top lists of the first response. */
const useTopLists = () =>
  firstTypes.map((type) => ({
    type,
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of media types is the same in every render
    list: useTopTitles(type),
  }));

const size = 5;
const placeholders = Array<undefined>(size).fill(undefined);

/**
 * The covers above the shelf: the best titles of all lists in turn, in the order of their rank. The positions of a list that is still
 * loading are undefined, so that no cover moves when it arrives.
 */
function skyline(lists: readonly { readonly list: TopList }[]): (MediaView | undefined)[] {
  const views = lists.map(({ list }) =>
    list.state === 'ready'
      ? list.entries.map(({ view }) => view)
      : list.state === 'loading'
        ? placeholders
        : [],
  );
  return placeholders
    .flatMap((_, rank) => views.flatMap((list) => list.slice(rank, rank + 1)))
    .slice(0, size);
}
