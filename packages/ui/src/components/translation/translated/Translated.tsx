import { Fragment, type ReactNode } from 'react';
import { useTranslate } from '../../../messages/useTranslate.ts';

export interface TranslatedProps {
  /** The English text with placeholders: 'Welcome {name}!'. */
  text: string;
  /** What stands in the place of each placeholder: a link, or a name in `<bdi>`. */
  values: Readonly<Record<string, ReactNode>>;
}

/** A translated text with elements in it. Renders no element of its own. */
export function Translated({ text, values }: TranslatedProps) {
  const translate = useTranslate();
  return translate(text)
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>
    ));
}
