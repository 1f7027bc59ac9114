import { catalogues } from '@gildshelf/api-client/contract';
import { useUser } from '@gildshelf/api-client/react';
import { Column, Heading, Link, Stack, Text, useTranslate } from '@gildshelf/ui';
import { RecentChanges } from '@gildshelf/widgets';
import { Navigate, useParams } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { catalogueTypeOf } from '../../routing/navigation.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths, userPath } from '../../routing/paths.ts';
import { RequireUser } from '../../routing/RequireUser.tsx';

const title = 'Recent changes';

/** The page with the changes of the last 30 days, which a user can undo. */
export function ChangesPage() {
  const translate = useTranslate();
  usePageTitle(translate(title));
  return (
    <RequireUser>
      <OwnChanges />
    </RequireUser>
  );
}

function OwnChanges() {
  const translate = useTranslate();
  const { username = '' } = useParams();
  const { user } = useUser();
  if (!user) return <Navigate to={paths.login} replace />;
  if (user.username !== username) return <Navigate to={userPath(paths.changes, user.username)} replace />;
  return (
    <Column>
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1} size="lg">
            {translate(title)}
          </Heading>
          <Text tone="secondary">
            {translate(
              'What you have changed in the last 30 days. Undoing a change restores what was there before.',
            )}
          </Text>
          <Text>
            <Link href={userPath(paths.dashboard, user.username)}>{translate('Back to your dashboard')}</Link>
          </Text>
        </Stack>
        <WidgetBoundary>
          <RecentChanges hrefOf={pagePathOf} />
        </WidgetBoundary>
      </Stack>
    </Column>
  );
}

function pagePathOf(mediaType: string, slug: string): string | undefined {
  const type = catalogueTypeOf(mediaType);
  return type && catalogues[type].detailPath(slug);
}
