import '@radix-ui/themes/styles.css';
import { DotsVerticalIcon } from '@radix-ui/react-icons';
import { Box, Card, Flex, Grid, Heading, IconButton, Inset, Text, Theme } from '@radix-ui/themes';
import { lazy, Suspense } from 'react';
import type { CollectionProps } from '../cells.ts';
import { useCollection } from '../useCollection.ts';
import { withAll } from '../withAll.ts';
import { RadixStatus } from './RadixStatus.tsx';

const overlays = () => import('./RadixOverlays.tsx');
const Overlays = lazy(() => overlays().then(({ RadixOverlays }) => ({ default: RadixOverlays })));
const CardMenu = lazy(() => overlays().then(({ RadixCardMenu }) => ({ default: RadixCardMenu })));

export function RadixCollection(props: CollectionProps) {
  const { statuses } = props;
  const view = useCollection(props);
  return (
    <Theme>
      <Flex direction="column" gap="5">
        <RadixStatus statuses={withAll(statuses)} value={view.filter} onChange={view.setFilter} />
        <Grid columns="repeat(auto-fill, 240px)" gap="5" aria-label="Collection">
          {view.shown.map((title) => {
            const { id, name, href, imageUrl, status, rating } = title;
            const button = (
              <IconButton
                variant="ghost"
                aria-label={`What to do with ${name}`}
                onClick={() => view.openMenu(id)}
              >
                <DotsVerticalIcon />
              </IconButton>
            );
            return (
              <Card key={id}>
                <Inset side="top" clip="padding-box">
                  <img loading="lazy" src={imageUrl} alt="" width={240} height={250} />
                </Inset>
                <Heading as="h3" size="3" truncate>
                  <a href={href}>{name}</a>
                </Heading>
                <Text as="p" size="2" color="gray">
                  {status}, {rating} of 5 stars
                </Text>
                <Box position="absolute" top="2" right="2">
                  {view.menuOf === id ? (
                    <Suspense fallback={button}>
                      <CardMenu
                        title={title}
                        onEdit={() => view.edit(title)}
                        onRemove={() => view.remove(title)}
                      />
                    </Suspense>
                  ) : (
                    button
                  )}
                </Box>
              </Card>
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
      </Flex>
    </Theme>
  );
}
