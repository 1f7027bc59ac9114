import { ownerName, ownMessages } from '@gildshelf/api-client/contract';
import type { PublicList } from '@gildshelf/api-client/react';
import {
  Alert,
  Avatar,
  Button,
  EmptyState,
  Heading,
  Link,
  PageLoading,
  Stack,
  Text,
  type Translate,
  Translated,
  useTranslate,
} from '@gildshelf/ui';
import { PublicCollection } from '@gildshelf/widgets';
import { useLocation, useParams } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths, userPath } from '../../routing/paths.ts';
import { ShareButton } from '../../share/ShareButton.tsx';
import {
  type CollectionStart,
  collectionPageFrom,
  collectionStart,
  type PublicShelves,
  usePublicShelves,
} from './publicShelves.ts';

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
  const translate = useTranslate();
  const content = usePublicShelves(username, from);
  usePageTitle(pageTitle(content, translate));

  if (content.state === 'loading') return <PageLoading />;
  if (content.state === 'missing')
    return (
      <EmptyState
        title={translate(ownMessages.collection.notPublic)}
        headingLevel={1}
        action={<HomeLink />}
      />
    );
  if (content.state === 'failed')
    return (
      <Stack gap={6}>
        <Heading level={1}>{translate('Collection')}</Heading>
        <Alert tone="danger" action={<HomeLink />}>
          {translate(messages.failed)}
        </Alert>
      </Stack>
    );
  const { owner, shelves } = content;
  return (
    <Stack gap={10}>
      <Stack gap={5}>
        <Stack direction="row" gap={4} wrap>
          <Avatar size="lg" name={ownerName(owner)} src={owner.avatar_url} />
          <Stack gap={1} grow>
            <Heading level={1} size="lg">
              <Translated text={messages.title('{name}')} values={{ name: <bdi>{ownerName(owner)}</bdi> }} />
            </Heading>
            <Text tone="secondary">{owner.username}</Text>
          </Stack>
          <ShareButton
            title={translate(messages.title('{name}'), { name: ownerName(owner) })}
            username={owner.username}
          />
        </Stack>
        <OwnerFacts owner={owner} />
      </Stack>
      {from && <Link href={userPath(paths.collection, owner.username)}>{translate(messages.fromStart)}</Link>}
      {shelves.length === 0 && (
        <Text tone="secondary">
          {translate(messages.empty('{pluralWord}'), { pluralWord: translate('titles') })}
        </Text>
      )}
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

function HomeLink() {
  const translate = useTranslate();
  return (
    <Button variant="gold" href={paths.home}>
      {translate('Go to Home')}
    </Button>
  );
}

function pageTitle(content: PublicShelves, translate: Translate): string | null {
  if (content.state === 'ready')
    return translate(messages.title('{name}'), { name: ownerName(content.owner) });
  if (content.state === 'loading') return null;
  return translate(content.state === 'missing' ? 'Not found' : 'Collection');
}

interface OwnerFactsProps {
  readonly owner: Pick<PublicList, 'bio' | 'location' | 'website'>;
}

/** The public parts of the profile of a collection's owner; renders nothing when there are none. */
function OwnerFacts({ owner: { bio, location, website } }: OwnerFactsProps) {
  const url = website && isLink(website) ? website : null;
  if (!bio && !location && !url) return null;
  // In a column: side by side, a word longer than the screen would make the page wider.
  return (
    <Stack gap={2}>
      {bio && <Text prose>{bio}</Text>}
      {location && <Text tone="secondary">{location}</Text>}
      {url && (
        <Text>
          <Link href={url} rel="nofollow ugc noopener noreferrer">
            {shortUrl(url)}
          </Link>
        </Text>
      )}
    </Stack>
  );
}

/** Whether a text is an HTTP(S) URL; the API of another host may return anything. */
const isLink = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/** 'mara.example.com/about': without scheme, query and trailing slash. */
function shortUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`.replace(/\/$/, '');
}
