import { Alert, Button, Carousel, Heading, Hero, MediaTile } from '@gildshelf/ui';
import { anime, coverUrl, games } from './showcase.ts';

const heroTitles = [games[0], anime[1], games[1], anime[0], games[3]].flatMap((view) => view ?? []);

/** The top of the page: hero, an alert and a carousel. */
export function FrontPart() {
  return (
    <>
      <Hero
        banner="More levels are loading. Upgrades unlock soon."
        welcome={
          <Heading level={2} size="lg">
            Welcome back, Mara!
          </Heading>
        }
        action={
          <Button variant="gold" size="lg" href="#shelf">
            To your shelf
          </Button>
        }
        covers={heroTitles.map((view) => ({ id: view.id, imageUrl: coverUrl(view, 'detail') }))}
      >
        Track the games and anime you love, share your thoughts and connect with fellow fans.
      </Hero>
      <Alert
        action={
          <Button size="sm" startIcon="refresh">
            Refresh
          </Button>
        }
      >
        The top lists were read this morning.
      </Alert>
      <Carousel
        title="Top 100 Games"
        items={games}
        itemKey={({ id }) => id}
        renderItem={(view, index) => (
          <MediaTile
            name={view.title}
            rank={index + 1}
            href={`#${view.slug}`}
            imageUrl={coverUrl(view, 'card')}
          />
        )}
        rows={1}
        cardWidth={150}
        height={240}
      />
    </>
  );
}
