import { Button, Heading } from '@gildshelf/ui';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';

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
