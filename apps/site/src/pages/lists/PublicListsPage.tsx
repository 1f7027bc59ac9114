import { listMessages, ownerName } from '@gildshelf/api-client/contract';
import { usePublicLists } from '@gildshelf/api-client/react';
import {
  Alert,
  Avatar,
  Button,
  Heading,
  Link,
  PageLoading,
  Stack,
  Translated,
  useTranslate,
} from '@gildshelf/ui';
import { ListOverview } from '@gildshelf/widgets';
import { useLocation, useParams } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { listPath, paths, userPath } from '../../routing/paths.ts';
import { MissingList } from './MissingList.tsx';

/** The public lists of a user. */
export function PublicListsPage() {
  const { username = '' } = useParams();
  const after = new URLSearchParams(useLocation().search).get('after') ?? undefined;
  return <PublicLists key={`${username} ${after}`} username={username} after={after} />;
}

interface PublicListsProps {
  readonly username: string;
  readonly after: string | undefined;
}

function PublicLists({ username, after }: PublicListsProps) {
  const translate = useTranslate();
  const lists = usePublicLists(username, after);
  const name = lists.state === 'ready' ? ownerName(lists.data) : undefined;
  const titles = {
    loading: null,
    missing: translate('Not found'),
    failed: translate('Lists'),
    ready: translate('Lists of {name}', { name: name ?? '' }),
  };
  usePageTitle(titles[lists.state]);
  if (lists.state === 'loading') return <PageLoading />;
  if (lists.state === 'missing') return <MissingList title={listMessages.noPublicLists} />;
  if (lists.state === 'failed')
    return (
      <Stack gap={6}>
        <Heading level={1}>{translate('Lists')}</Heading>
        <Alert tone="danger">{translate(listMessages.listsFailed)}</Alert>
      </Stack>
    );
  const { data, more } = lists;
  return (
    <Stack gap={6}>
      <Stack direction="row" gap={4} wrap>
        <Avatar size="lg" name={ownerName(data)} src={data.avatar_url} />
        <Stack gap={1} grow>
          <Heading level={1} size="lg">
            <Translated text="Lists of {name}" values={{ name: <bdi>{ownerName(data)}</bdi> }} />
          </Heading>
          <Link href={userPath(paths.collection, data.username)}>{translate('Collection')}</Link>
        </Stack>
      </Stack>
      <WidgetBoundary>
        <ListOverview
          label={translate('Lists')}
          lists={data.items}
          hrefOf={({ slug }) => listPath(data.username, slug)}
        />
      </WidgetBoundary>
      {more && (
        <Stack direction="row">
          <Button loading={more.isLoading} onClick={more.show}>
            {translate('Show more')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
