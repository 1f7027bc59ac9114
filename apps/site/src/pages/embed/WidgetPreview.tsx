import { ownMessages } from '@gildshelf/api-client/contract';
import { Heading, Link, Panel, Stack, Text } from '@gildshelf/ui';
import { EmbedContent, readEmbedRequest } from '@gildshelf/widgets/embed';
import { WidgetBoundary } from '../../WidgetBoundary.tsx';
import { useDebounced } from './useDebounced.ts';

/** Prevents requests while the user types. */
const debounceMs = 400;

/** A preview of the widget, in this page rather than in a frame, since the page's own CSP allows no frames. */
export function WidgetPreview({ path }: { readonly path: string }) {
  const debouncedPath = useDebounced(path, debounceMs);
  const request = readEmbedRequest(debouncedPath);
  if (!request) return null;
  return (
    <Stack as="section" gap={4} aria-label="Preview">
      <Heading level={2}>See it</Heading>
      <Panel accent={false}>
        {'problem' in request ? (
          <Text tone="secondary">{request.problem}</Text>
        ) : (
          <WidgetBoundary key={debouncedPath}>
            <EmbedContent request={request} />
          </WidgetBoundary>
        )}
      </Panel>
      <Text size="sm" tone="secondary">
        {ownMessages.builder.colours}{' '}
        <Link href={debouncedPath} newTab>
          Open the frame in a new tab
        </Link>
      </Text>
    </Stack>
  );
}
