import { Grid, IconButton, MediaTile, Select, Stack, StarRating, TileStatus } from '@gildshelf/ui';
import { lazy, Suspense } from 'react';
import type { CollectionProps } from '../cells.ts';
import { useCollection } from '../useCollection.ts';
import { withAll } from '../withAll.ts';

const overlays = () => import('./OurOverlays.tsx');
const Overlays = lazy(() => overlays().then(({ OurOverlays }) => ({ default: OurOverlays })));
const CardMenu = lazy(() => overlays().then(({ OurCardMenu }) => ({ default: OurCardMenu })));

export function OurCollection(props: CollectionProps) {
  const { statuses } = props;
  const view = useCollection(props);
  return (
    <Stack gap={6}>
      <Select label="Status" options={withAll(statuses)} value={view.filter} onChange={view.setFilter} />
      <Grid as="ul" columns="cards" aria-label="Collection">
        {view.shown.map((title) => {
          const { id, name, href, imageUrl, status, rating } = title;
          const button = (
            <IconButton
              icon="edit"
              variant="overlay"
              label={`What to do with ${name}`}
              onClick={() => view.openMenu(id)}
            />
          );
          return (
            <Stack as="li" key={id}>
              <MediaTile
                size="md"
                name={name}
                href={href}
                imageUrl={imageUrl}
                status={<TileStatus icon="check">{status}</TileStatus>}
                rating={<StarRating size="sm" value={rating} />}
                actions={
                  view.menuOf === id ? (
                    <Suspense fallback={button}>
                      <CardMenu
                        title={title}
                        onEdit={() => view.edit(title)}
                        onRemove={() => view.remove(title)}
                      />
                    </Suspense>
                  ) : (
                    button
                  )
                }
              />
            </Stack>
          );
        })}
      </Grid>
      {view.menuOf !== undefined && (
        <Suspense>
          <Overlays
            key={view.edited?.id}
            edited={view.edited}
            statuses={statuses}
            onSave={view.save}
            onClose={view.endEdit}
            notice={view.notice}
            onNoticeGone={view.endNotice}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** Colours, type and the focus ring: what a page with any of our parts loads once. */
export { globalStyles } from '@gildshelf/ui';
