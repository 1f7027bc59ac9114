import type { PublicList } from '@gildshelf/api-client/react';
import { Link, Stack, Text } from '@gildshelf/ui';

export interface OwnerFactsProps {
  readonly owner: Pick<PublicList, 'bio' | 'location' | 'website'>;
}

/** What the owner of a public collection shows of their profile; nothing where nothing is shown. */
export function OwnerFacts({ owner: { bio, location, website } }: OwnerFactsProps) {
  const address = website && isLink(website) ? website : null;
  if (!bio && !location && !address) return null;
  // One below the other: side by side, a word longer than the screen would push the page wide.
  return (
    <Stack gap={2}>
      {bio && <Text prose>{bio}</Text>}
      {location && <Text tone="secondary">{location}</Text>}
      {address && (
        <Text>
          <Link href={address} rel="nofollow ugc noopener noreferrer">
            {shortAddress(address)}
          </Link>
        </Text>
      )}
    </Stack>
  );
}

/** Whatever host it comes from: an address that may be followed. */
const isLink = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/** 'mara.example.com/about': without scheme, query and closing slash. */
function shortAddress(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`.replace(/\/$/, '');
}
