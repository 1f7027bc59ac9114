import type { PublicList } from '@gildshelf/api-client/react';
import { Link, Stack, Text } from '@gildshelf/ui';

export interface OwnerFactsProps {
  readonly owner: Pick<PublicList, 'bio' | 'location' | 'website'>;
}

/** The public parts of the profile of a collection's owner; renders nothing when there are none. */
export function OwnerFacts({ owner: { bio, location, website } }: OwnerFactsProps) {
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
