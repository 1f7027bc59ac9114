import { Skeleton, Text } from '@gildshelf/ui';

export interface MediaDescriptionProps {
  /** Null while it is loading. */
  readonly text: string | null;
}

/** The description of a title, with its line breaks preserved. */
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
