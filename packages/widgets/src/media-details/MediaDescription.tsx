import { Skeleton, Text } from '@gildshelf/ui';

export interface MediaDescriptionProps {
  /** Null while it is on its way. */
  readonly text: string | null;
}

/** What a title is about, as text with its own line breaks. */
export function MediaDescription({ text }: MediaDescriptionProps) {
  return (
    <Text as="div" tone="secondary" prose>
      {text ?? (
        <>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </>
      )}
    </Text>
  );
}
