import { useTopList, useUser } from '@gildshelf/api-client/react';
import { Button, Heading, Hero, Undecided } from '@gildshelf/ui';
import { coverSources, MediaCarousel } from '@gildshelf/widgets';
import { lazy, Suspense } from 'react';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { WidgetBoundary } from '../../WidgetBoundary.tsx';
import { skyline } from './skyline.ts';
import { upcomingFeatures } from './upcomingFeatures.ts';

// Loaded only when a list has failed.
const HomeAlert = lazy(async () => ({ default: (await import('./HomeAlert.tsx')).HomeAlert }));

export function HomePage() {
  usePageTitle('Gildshelf');
  const { user, isInitializing } = useUser();
  const games = useTopList('game');
  const anime = useTopList('anime');
  const covers = skyline(games, anime).map((view) => {
    if (!view) return undefined;
    return { id: view.id, ...coverSources(view, 'detail') };
  });

  const welcome = (
    <Heading level={2} size="lg">
      {user ? (
        <>
          Welcome <bdi>{user.display_name}</bdi>!
        </>
      ) : (
        'Welcome!'
      )}
    </Heading>
  );
  const joinNow = user ? null : (
    <Button variant="gold" size="lg" href={paths.register}>
      Join Now
    </Button>
  );

  return (
    <>
      <Hero
        banner="More levels are loading. Upgrades unlock soon."
        welcome={isInitializing ? <Undecided>{welcome}</Undecided> : welcome}
        action={isInitializing ? <Undecided>{joinNow}</Undecided> : joinNow}
        covers={covers}
      >
        Track the games and anime you love, share your thoughts and connect with fellow fans.{' '}
        {upcomingFeatures()}
      </Hero>
      {(games.state === 'failed' || anime.state === 'failed') && (
        <WidgetBoundary>
          <Suspense>
            <HomeAlert lists={{ game: games, anime }} />
          </Suspense>
        </WidgetBoundary>
      )}
      <WidgetBoundary>
        <MediaCarousel type="game" list={games} />
      </WidgetBoundary>
      <WidgetBoundary>
        <MediaCarousel type="anime" list={anime} />
      </WidgetBoundary>
    </>
  );
}
