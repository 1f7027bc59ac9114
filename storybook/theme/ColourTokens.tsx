import { tokens } from '@gildshelf/ui';
import { Section } from './Section.tsx';
import { Swatches } from './Swatches.tsx';

/** The two tiers of colour tokens: the palette and the roles. */
export function ColourTokens() {
  return (
    <>
      <Section
        title="Palette"
        lead="tokens.palette: the colours themselves, named by what they look like. Only the roles below read them."
      >
        <Swatches colours={tokens.palette} />
      </Section>
      <Section
        title="Roles"
        lead="tokens.colors: what a colour is for. Components name these and nothing else; what is see-through is shown on night. Gold at 70 % is khaki there: goldLeaf lies over it."
      >
        <Swatches colours={tokens.colors} />
      </Section>
    </>
  );
}
