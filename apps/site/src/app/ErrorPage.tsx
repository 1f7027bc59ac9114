import { Button, Heading, useTranslate } from '@gildshelf/ui';
import { usePageTitle } from '../routing/pageTitle.ts';
import { paths } from '../routing/paths.ts';

/** The error screen, for unknown URLs and in place of a page that failed. */
export function ErrorPage() {
  const translate = useTranslate();
  usePageTitle(translate('Error'));
  return (
    <>
      <Heading level={1}>{translate('Unexpected Application Error!')}</Heading>
      <p>{translate('The page you asked for is not here, or it stumbled. Everything you saved is safe.')}</p>
      <p>
        <Button variant="gold" href={paths.home}>
          {translate('Go to Home')}
        </Button>
      </p>
    </>
  );
}
