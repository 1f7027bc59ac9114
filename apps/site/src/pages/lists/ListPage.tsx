import { listMessages, ownerName, ownMessages } from '@gildshelf/api-client/contract';
import { type ListQuery, type LoadedList, type MoreTitles, useUserList } from '@gildshelf/api-client/react';
import {
  Alert,
  Heading,
  Link,
  PageLoading,
  Stack,
  Text,
  type Translate,
  Translated,
  useTranslate,
} from '@gildshelf/ui';
import { lazyPart, TitleList } from '@gildshelf/widgets';
import { useLocation, useParams } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { listPath, paths, userPath } from '../../routing/paths.ts';
import { ShareButton } from '../../share/ShareButton.tsx';
import { MissingList } from './MissingList.tsx';
import type { OwnListProps } from './OwnList.tsx';

const OwnList = lazyPart<OwnListProps>(async () => (await import('./OwnList.tsx')).OwnList);

export function ListPage() {
  const { username = '', slug = '' } = useParams();
  const after = new URLSearchParams(useLocation().search).get('after') ?? undefined;
  return <UserList key={`${username} ${slug} ${after}`} username={username} slug={slug} after={after} />;
}

interface UserListProps {
  readonly username: string;
  readonly slug: string;
  readonly after: string | undefined;
}

/** A list: its editor for its owner, and read-only for others. */
function UserList({ username, slug, after }: UserListProps) {
  const translate = useTranslate();
  const list = useUserList(username, slug, { after });
  usePageTitle(titleOf(list, translate));
  if (list.state === 'loading') return <PageLoading />;
  if (list.state === 'missing') return <MissingList title={listMessages.notPublic} />;
  if (list.state === 'failed')
    return (
      <Stack gap={6}>
        <Heading level={1}>{translate('List')}</Heading>
        <Alert tone="danger">{translate(listMessages.loadFailed)}</Alert>
      </Stack>
    );
  const { data, more } = list;
  if (list.isOwn) return <OwnList username={username} list={data} more={more} meanwhile={<PageLoading />} />;
  return <PublicContent list={data} more={more} isLater={after !== undefined} />;
}

function titleOf(list: ListQuery, translate: Translate): string | null {
  if (list.state === 'ready') return list.data.name;
  if (list.state === 'loading') return null;
  return translate(list.state === 'missing' ? 'Not found' : 'List');
}

interface PublicContentProps {
  readonly list: LoadedList;
  readonly more: MoreTitles | undefined;
  /** It starts after the first page. */
  readonly isLater: boolean;
}

function PublicContent({ list, more, isLater }: PublicContentProps) {
  const translate = useTranslate();
  const { username, name, slug, description } = list;
  const pagePath = listPath(username, slug);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Stack direction="row" gap={4} justify="between" wrap>
          <Heading level={1} size="lg" dir="auto">
            {name}
          </Heading>
          <ShareButton title={name} username={username} listSlug={slug} />
        </Stack>
        <Text tone="secondary">
          <Translated
            text="A list by {name}"
            values={{
              name: (
                <Link href={userPath(paths.publicLists, username)}>
                  <bdi>{ownerName(list)}</bdi>
                </Link>
              ),
            }}
          />
        </Text>
        {description && (
          <Text prose dir="auto">
            {description}
          </Text>
        )}
      </Stack>
      {isLater && <Link href={pagePath}>{translate(ownMessages.publicCollection.fromStart)}</Link>}
      <WidgetBoundary>
        <TitleList
          list={list}
          more={more}
          pageAfter={(after) => `${pagePath}?${new URLSearchParams({ after })}`}
        />
      </WidgetBoundary>
    </Stack>
  );
}
