import { ownerName, ownMessages } from '@gildshelf/api-client/contract';
import { Alert, Avatar, Button, EmptyState, Heading, PageLoading, Stack, Text } from '@gildshelf/ui';
import { PublicCollection } from '@gildshelf/widgets';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { WidgetBoundary } from '../../WidgetBoundary.tsx';
import { type PublicShelves, usePublicShelves } from './usePublicShelves.ts';

export function CollectionPage() {
  const { username = '' } = useParams();
  return <SharedCollection key={username} username={username} />;
}

const messages = ownMessages.publicCollection;

/** The collection of a person as anybody may see it. */
function SharedCollection({ username }: { readonly username: string }) {
  const content = usePublicShelves(username);
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
      <Stack direction="row" gap={4}>
        <Avatar size="lg" name={ownerName(owner)} src={owner.avatar_url} />
        <Stack gap={1}>
          <Heading level={1} size="lg">
            {/* The sentence begins with the name. */}
            <bdi>{ownerName(owner)}</bdi>
            {messages.title('')}
          </Heading>
          <Text tone="secondary">{owner.username}</Text>
        </Stack>
      </Stack>
      {shelves.length === 0 && <Text tone="secondary">{messages.empty('titles')}</Text>}
      {shelves.map(({ type, list }) => (
        <WidgetBoundary key={type}>
          <PublicCollection username={owner.username} type={type} list={list} />
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
