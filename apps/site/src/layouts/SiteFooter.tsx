import { Footer } from '@gildshelf/ui';
import { CreditLine } from '@gildshelf/widgets';
import { useSettings } from '../siteSettings.ts';

/** The footer with the data credits and the copyright year. */
export function SiteFooter() {
  const { gameData, animeData } = useSettings();
  return (
    <Footer
      credits={[
        <CreditLine key="games" what="Game data" credits={[gameData]} />,
        <CreditLine key="anime" what="Anime data" credits={[animeData]} />,
      ]}
      copyright={`© ${new Date().getFullYear()} Gildshelf`}
    />
  );
}
