import type { ReactNode } from 'react';

// The object replacement character, which no message and no name contains.
const placeholder = '\uFFFC';

/** A message with a name in `<bdi>`, so that a right-to-left name does not reorder the text and punctuation around it. */
export function isolateName(message: (name: string) => string, name: string): ReactNode {
  const [before, after] = message(placeholder).split(placeholder);
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}
