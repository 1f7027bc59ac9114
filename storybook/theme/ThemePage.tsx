import { Heading, Text } from '@gildshelf/ui';
import { ColourTokens } from './ColourTokens.tsx';
import { ContrastTokens } from './ContrastTokens.tsx';
import { FixedTokens } from './FixedTokens.tsx';
import { MeasureTokens } from './MeasureTokens.tsx';
import { MotionTokens } from './MotionTokens.tsx';
import { ShapeTokens } from './ShapeTokens.tsx';
import { TypeTokens } from './TypeTokens.tsx';
import './theme.css';

/** Shows every token by tier, read from the same data as the components read. */
export function ThemePage() {
  return (
    <main className="gst">
      <header className="gst-head">
        <Text tone="champagne" size="sm">
          Theme
        </Text>
        <Heading level={1}>Night blue, and one precious colour</Heading>
        <Text tone="secondary" size="lg" prose>
          Every value of the look is plain data: the tokens of @gildshelf/ui. What the product requires comes
          first, then the palette, then the roles that components name. This page reads the same data.
        </Text>
      </header>
      <FixedTokens />
      <ColourTokens />
      <ContrastTokens />
      <TypeTokens />
      <MeasureTokens />
      <ShapeTokens />
      <MotionTokens />
    </main>
  );
}
