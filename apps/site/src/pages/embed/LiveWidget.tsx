import { ownMessages } from '@gildshelf/api-client/contract';
import { Heading, Link, Panel, Stack, Text } from '@gildshelf/ui';
import { EmbedContent, readEmbedRequest } from '@gildshelf/widgets/embed';
import { WidgetBoundary } from '../../WidgetBoundary.tsx';
import { useSettled } from './useSettled.ts';

/** While somebody types, nothing is asked for. */
const pause = 400;

/** The widget itself, in this page rather than in a frame, which the page's own policy allows none of. */
export function LiveWidget({ path }: { readonly path: string }) {
  const settled = useSettled(path, pause);
  const request = readEmbedRequest(settled);
  if (!request) return null;
  return (
    <Stack as="section" gap={4} aria-label="Preview">
      <Heading level={2}>See it</Heading>
      <Panel accent={false}>
        {'problem' in request ? (
          <Text tone="secondary">{request.problem}</Text>
        ) : (
          <WidgetBoundary key={settled}>
            <EmbedContent request={request} />
          </WidgetBoundary>
        )}
      </Panel>
      <Text size="sm" tone="secondary">
        {ownMessages.builder.colours}{' '}
        <Link href={settled} newTab>
          Open the frame in a new tab
        </Link>
      </Text>
    </Stack>
  );
}
