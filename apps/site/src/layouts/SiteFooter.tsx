import { Footer, Link } from '@gildshelf/ui';

const credits = [
  <>
    Game data from{' '}
    <Link href="https://rawg.io/" newTab>
      RAWG
    </Link>
  </>,
  <>
    Anime data from{' '}
    <Link href="https://myanimelist.net/" newTab>
      MyAnimeList
    </Link>
  </>,
];

/** Who the data comes from, and the year. */
export function SiteFooter() {
  return <Footer credits={credits} copyright={`© ${new Date().getFullYear()} Gildshelf`} />;
}
