import type { ReactNode } from 'react';

// No sentence and no name contains it.
const placeholder = '\uFFFC';

/** A sentence with a name in `<bdi>`: a right-to-left name does not reorder the words and punctuation around it. */
export function isolateName(sentence: (name: string) => string, name: string): ReactNode {
  const [before, after] = sentence(placeholder).split(placeholder);
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}
