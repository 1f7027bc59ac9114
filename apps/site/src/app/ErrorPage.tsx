import { Button, Heading } from '@gildshelf/ui';
import { usePageTitle } from '../routing/pageTitle.ts';
import { paths } from '../routing/paths.ts';

/** The error screen, for unknown URLs and in place of a page that failed. */
export function ErrorPage() {
  usePageTitle('Error');
  return (
    <>
      <Heading level={1}>Unexpected Application Error!</Heading>
      <p>The page you asked for is not here, or it stumbled. Everything you saved is safe.</p>
      <p>
        <Button variant="gold" href={paths.home}>
          Go to Home
        </Button>
      </p>
    </>
  );
}
