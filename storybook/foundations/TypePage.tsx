import { Heading, type HeadingProps, Text, type TextProps } from '@gildshelf/ui';
import { type ReactNode, useState } from 'react';
import { Section } from '../theme/Section.tsx';
import { TypeTokens } from '../theme/TypeTokens.tsx';
import { FoundationPage } from './FoundationPage.tsx';

const headingSizes = ['xl', 'lg', 'md', 'sm'] as const satisfies readonly HeadingProps['size'][];
const textSizes = ['xl', 'lg', 'md', 'sm', 'xs'] as const satisfies readonly TextProps['size'][];

/** The scale of font sizes, and what `Heading` and `Text` make of it. */
export function TypePage() {
  return (
    <FoundationPage
      title="Type"
      lead="One family, seven sizes and three weights. Sizes are in rem, so that texts follow the font size that users choose in their browser."
    >
      <TypeTokens />
      <Section
        title="Headings"
        lead="The size of a Heading is independent of its level. The figures are measured in this browser; on phones each size is one step smaller."
      >
        <ul className="gst-scale">
          {headingSizes.map((size) => (
            <Sample name={`size="${size}"`} key={size}>
              <Heading level={3} size={size}>
                A night-blue hall with gilded shelves
              </Heading>
            </Sample>
          ))}
        </ul>
      </Section>
      <Section
        title="Texts"
        lead="Text has the sizes of the interface: md for what is read, sm and xs for details."
      >
        <ul className="gst-scale">
          {textSizes.map((size) => (
            <Sample name={`size="${size}"`} key={size}>
              <Text size={size}>Rate what you have finished, with half stars.</Text>
            </Sample>
          ))}
        </ul>
      </Section>
    </FoundationPage>
  );
}

/** An example with its measured font size, weight and line height. */
function Sample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [figures, setFigures] = useState('');
  const measure = (element: HTMLElement | null) => {
    const text = element?.firstElementChild;
    if (!text) return;
    const { fontSize, fontWeight, lineHeight } = getComputedStyle(text);
    setFigures(`${fontSize} / ${Number.parseFloat(lineHeight).toFixed(1)}px, ${fontWeight}`);
  };
  return (
    <li>
      <span>
        <strong>{name}</strong> <code>{figures}</code>
      </span>
      <div ref={measure}>{children}</div>
    </li>
  );
}
