import {
  AsideLayout,
  Avatar,
  Button,
  DropdownMenu,
  EmptyState,
  Grid,
  Heading,
  IconButton,
  MediaTile,
  Shelf,
  Skeleton,
  Stack,
  StarRating,
  TileStatus,
  ToggleGroup,
  TruncatedText,
} from '@gildshelf/ui';
import { useState } from 'react';
import { ShelfDialogs } from './ShelfDialogs.tsx';
import { coverUrl, games } from './showcase.ts';

const trackedTitles = [
  { status: 'Completed', icon: 'check', stars: 5 },
  { status: 'Playing', icon: 'play', stars: 3.5 },
] as const;

/** A user's collection and its controls. */
export function ShelfPart() {
  const [type, setType] = useState<'games' | 'anime'>('games');
  const tools = (
    <ToggleGroup
      label="Content"
      value={type}
      onChange={setType}
      items={[
        { value: 'games', label: 'Games', icon: 'gamepad' },
        { value: 'anime', label: 'Anime', icon: 'tv' },
      ]}
    />
  );
  return (
    <section id="shelf" aria-label="Your shelf">
      <AsideLayout
        tools={tools}
        head={
          <Stack gap={5}>
            <Avatar name="Mara" size="lg" />
            <Heading level={2}>Mara's shelf</Heading>
            <TruncatedText lines={2}>
              Plays role-playing games to the last page, forgets the side quests, comes back a year later and
              begins again from the first village.
            </TruncatedText>
            <Shelf />
            <Stack direction="row" gap={3} wrap>
              <DropdownMenu
                align="start"
                trigger={<Button startIcon="account">Account</Button>}
                items={[
                  { label: 'Dashboard', icon: 'bookmark', href: '#dashboard' },
                  { label: 'Logout', icon: 'logout', divided: true },
                ]}
              />
              <ShelfDialogs />
            </Stack>
          </Stack>
        }
      >
        {type === 'games' ? (
          <Grid columns="cards">
            {trackedTitles.map(({ status, icon, stars }, index) => {
              const view = games[index + 3];
              if (!view) return null;
              return (
                <MediaTile
                  key={view.id}
                  size="md"
                  name={view.title}
                  href={`#${view.slug}`}
                  imageUrl={coverUrl(view, 'dashboard')}
                  status={<TileStatus icon={icon}>{`Status: ${status}`}</TileStatus>}
                  rating={<StarRating value={stars} size="sm" />}
                  actions={<IconButton icon="edit" variant="overlay" label={`Edit ${view.title}`} />}
                />
              );
            })}
            <Skeleton shape="card" />
          </Grid>
        ) : (
          <EmptyState
            title="You haven't added any anime to your collection yet"
            headingLevel={3}
            action={<Button href="#browse">Browse Content!</Button>}
          />
        )}
      </AsideLayout>
    </section>
  );
}
