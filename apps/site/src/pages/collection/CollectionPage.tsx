import { ownerName, ownMessages } from '@gildshelf/api-client/contract';
import { Alert, Avatar, Button, EmptyState, Heading, Link, PageLoading, Stack, Text } from '@gildshelf/ui';
import { PublicCollection } from '@gildshelf/widgets';
import { useLocation, useParams } from 'react-router-dom';
import { paths, userPath } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { WidgetBoundary } from '../../WidgetBoundary.tsx';
import { type CollectionStart, collectionPageFrom, collectionStart } from './collectionStart.ts';
import { OwnerFacts } from './OwnerFacts.tsx';
import { type PublicShelves, usePublicShelves } from './usePublicShelves.ts';

export function CollectionPage() {
  const { username = '' } = useParams();
  const { search } = useLocation();
  const from = collectionStart(search);
  return (
    <SharedCollection key={`${username} ${from?.type} ${from?.after}`} username={username} from={from} />
  );
}

const messages = ownMessages.publicCollection;

interface SharedCollectionProps {
  readonly username: string;
  readonly from: CollectionStart | undefined;
}

/** A user's public collection. */
function SharedCollection({ username, from }: SharedCollectionProps) {
  const content = usePublicShelves(username, from);
  usePageTitle(pageTitle(content));

  if (content.state === 'loading') return <PageLoading />;
  if (content.state === 'missing')
    return <EmptyState title={ownMessages.collection.notPublic} headingLevel={1} action={home} />;
  if (content.state === 'failed')
    return (
      <Stack gap={6}>
        <Heading level={1}>Collection</Heading>
        <Alert tone="danger" action={home}>
          {messages.failed}
        </Alert>
      </Stack>
    );
  const { owner, shelves } = content;
  return (
    <Stack gap={10}>
      <Stack gap={5}>
        <Stack direction="row" gap={4}>
          <Avatar size="lg" name={ownerName(owner)} src={owner.avatar_url} />
          <Stack gap={1}>
            <Heading level={1} size="lg">
              {/* The heading begins with the name. */}
              <bdi>{ownerName(owner)}</bdi>
              {messages.title('')}
            </Heading>
            <Text tone="secondary">{owner.username}</Text>
          </Stack>
        </Stack>
        <OwnerFacts owner={owner} />
      </Stack>
      {from && <Link href={userPath(paths.collection, owner.username)}>{messages.fromStart}</Link>}
      {shelves.length === 0 && <Text tone="secondary">{messages.empty('titles')}</Text>}
      {shelves.map(({ type, list }) => (
        <WidgetBoundary key={type}>
          <PublicCollection
            username={owner.username}
            type={type}
            list={list}
            pageAfter={(after) => collectionPageFrom(owner.username, { type, after })}
          />
        </WidgetBoundary>
      ))}
    </Stack>
  );
}

const home = (
  <Button variant="gold" href={paths.home}>
    Go to Home
  </Button>
);

function pageTitle(content: PublicShelves): string | null {
  if (content.state === 'ready') return messages.title(ownerName(content.owner));
  if (content.state === 'loading') return null;
  return content.state === 'missing' ? 'Not found' : 'Collection';
}
