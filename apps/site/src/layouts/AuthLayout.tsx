import { Link, Page, Stack, Wordmark } from '@gildshelf/ui';
import { paths } from '../routing/paths.ts';
import { PageOutlet } from './PageOutlet.tsx';

/** Layout of the account pages: centred, without the top bar. */
export function AuthLayout() {
  return (
    <Page variant="centred">
      <Stack align="centre">
        <Link href={paths.home} variant="plain">
          <Wordmark size="md" underline />
        </Link>
      </Stack>
      <PageOutlet />
    </Page>
  );
}
