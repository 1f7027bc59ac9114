import { listMessages } from '@gildshelf/api-client/contract';
import { useLists, useUser } from '@gildshelf/api-client/react';
import { Alert, Button, Heading, Link, PageLoading, Stack, Text, useTranslate } from '@gildshelf/ui';
import { ListFormButton, ListOverview } from '@gildshelf/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { listPath, paths, userPath } from '../../routing/paths.ts';
import { RequireUser } from '../../routing/RequireUser.tsx';

/** The lists of the signed-in user, private and public ones, and the form of a new list. */
export function OwnListsPage() {
  const translate = useTranslate();
  usePageTitle(translate('Your lists'));
  return (
    <RequireUser>
      <OwnLists />
    </RequireUser>
  );
}

function OwnLists() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { user } = useUser();
  const lists = useLists();
  const [isUnsaved, setIsUnsaved] = useState(false);
  if (!user) return null;
  if (lists.state === 'loading') return <PageLoading />;
  const hrefOf = ({ slug }: { readonly slug: string }) => listPath(user.username, slug);
  return (
    <Stack gap={6}>
      <Stack direction="row" gap={4} justify="between" wrap>
        <Heading level={1} size="lg">
          {translate('Your lists')}
        </Heading>
        {lists.state === 'ready' && lists.data && (
          <WidgetBoundary>
            <ListFormButton onSaved={(list) => navigate(hrefOf(list))} onUnsavedChange={setIsUnsaved} />
          </WidgetBoundary>
        )}
      </Stack>
      <Stack direction="row" gap={4} wrap>
        <Link href={userPath(paths.dashboard, user.username)}>{translate('Dashboard')}</Link>
        <Link href={userPath(paths.publicLists, user.username)}>{translate('Your public lists')}</Link>
      </Stack>
      {lists.state === 'failed' && (
        <Alert
          tone="danger"
          action={<Button onClick={() => void lists.reload()}>{translate('Try again')}</Button>}
        >
          {translate(listMessages.listsFailed)}
        </Alert>
      )}
      {lists.state === 'ready' && (!lists.data || lists.data.length === 0) && (
        <Text tone="secondary">
          {translate(lists.data ? listMessages.noLists : listMessages.unsupported)}
        </Text>
      )}
      {lists.state === 'ready' && lists.data && lists.data.length > 0 && (
        <WidgetBoundary>
          <ListOverview label={translate('Your lists')} lists={lists.data} hrefOf={hrefOf} />
        </WidgetBoundary>
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
    </Stack>
  );
}
