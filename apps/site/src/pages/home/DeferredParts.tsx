import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { useMediaTypes, useTopTitles } from '@gildshelf/api-client/react';
import { Heading, Stack, Text, useTranslate } from '@gildshelf/ui';
import { MediaCarousel } from '@gildshelf/widgets';
import { useId } from 'react';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { DeferredRows } from './rows/DeferredRows.tsx';
import { furtherTypes } from './topListTypes.evaluated.ts';

/** What Home shows below the first view: the top lists of the media types that a host may lack, and rows of titles. */
export function DeferredParts() {
  const shownTypes = useMediaTypes().filter((type) => furtherTypes.includes(type));
  return (
    <>
      {shownTypes.map((type) => (
        <WidgetBoundary key={type}>
          <FurtherTopList type={type} />
        </WidgetBoundary>
      ))}
      <DeferredRows />
    </>
  );
}

/** A top list, nothing where the host has no titles, and a text instead of the alert of the required lists when it has failed. */
function FurtherTopList({ type }: { readonly type: CatalogueType }) {
  const translate = useTranslate();
  const headingId = useId();
  const list = useTopTitles(type);
  if (list.state === 'ready' && list.entries.length === 0) return null;
  if (list.state !== 'failed') return <MediaCarousel type={type} list={list} />;
  return (
    <Stack as="section" gap={2} aria-labelledby={headingId}>
      <Heading id={headingId} level={2} size="md">
        {translate(catalogues[type].topTitle)}
      </Heading>
      <Text tone="secondary">{translate(list.message)}</Text>
    </Stack>
  );
}
