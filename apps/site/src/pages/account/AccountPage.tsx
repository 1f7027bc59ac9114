import { useMediaTypes, useUser } from '@gildshelf/api-client/react';
import { Button, EmptyState, PageLoading, Stack, useLocale, useTranslate } from '@gildshelf/ui';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths, userPath } from '../../routing/paths.ts';
import { joinNames } from '../../texts/joinNames.ts';

export function AccountPage() {
  const translate = useTranslate();
  usePageTitle(translate('Account'));
  const locale = useLocale();
  const { isInitializing, user } = useUser();
  const titles = useMediaTypes().map((type) => translate(type));
  if (isInitializing) return <PageLoading />;
  if (user) return <Navigate to={userPath(paths.dashboard, user.username)} replace />;
  return (
    <EmptyState
      headingLevel={1}
      title={translate('Your shelf is waiting')}
      action={
        <Stack direction="row" gap={3} justify="centre" wrap>
          <Button variant="gold" href={paths.login}>
            {translate('Log In')}
          </Button>
          <Button href={paths.register}>{translate('Create Account')}</Button>
        </Stack>
      }
    >
      {translate('Log in to keep a status and a rating for every {titles} you know.', {
        titles: joinNames(titles, locale),
      })}
    </EmptyState>
  );
}
