import { messages } from '@gildshelf/api-client/contract';
import { Alert, Skeleton, Spoiler, Stack, Text, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { lazyPart, PartErrorBoundary } from '../on-demand/lazyPart.tsx';
import type { MarkdownTextProps } from './markdown/MarkdownText.tsx';

export interface ReviewTextProps {
  /** In the Markdown of reviews. */
  readonly text: string;
  /** Hides the whole text until the reader wants to see it. */
  readonly isSpoiler: boolean;
}

/** The text of a review; the parser of its Markdown is loaded with the first one. */
export function ReviewText({ text, isSpoiler }: ReviewTextProps) {
  const translate = useTranslate();
  const [hasFailed, setHasFailed] = useState(false);
  // Not the text as written, which may contain spoilers.
  if (hasFailed) return <Alert tone="danger">{translate(messages.transport.unexpected)}</Alert>;
  const content = (
    <PartErrorBoundary onError={() => setHasFailed(true)}>
      <MarkdownText text={text} meanwhile={<TextPlaceholder />} />
    </PartErrorBoundary>
  );
  return isSpoiler ? (
    <Spoiler note={translate('This review contains spoilers.')}>{content}</Spoiler>
  ) : (
    content
  );
}

const MarkdownText = lazyPart<MarkdownTextProps>(
  async () => (await import('./markdown/MarkdownText.tsx')).MarkdownText,
);

function TextPlaceholder() {
  return (
    <Stack gap={1} aria-busy>
      <Text as="div">
        <Skeleton />
      </Text>
    </Stack>
  );
}
