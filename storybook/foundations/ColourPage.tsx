import { Island, Text, themes, tokens } from '@gildshelf/ui';
import { ContrastPairs } from '../theme/ContrastTokens.tsx';
import { type ColourPair, nonTextPairs, pairContrast, textPairs } from '../theme/colourPairs.ts';
import { Section } from '../theme/Section.tsx';
import { Swatches } from '../theme/Swatches.tsx';
import { FoundationPage } from './FoundationPage.tsx';

const names = ['dark', 'light'] as const;

/** The colours of both themes by role, and the contrast of each pair that components use. */
export function ColourPage() {
  return (
    <FoundationPage
      title="Colour"
      lead="Components name roles, such as textSecondary, and each theme has a colour for every role. Gold is the only accent; it marks what leads on."
    >
      <Section
        title="Contrast"
        lead="The lowest WCAG contrast of all pairs that components use, computed from the tokens. Texts need 4.5, borders and graphics 3; a test fails below."
      >
        <dl className="gst-list">
          {names.flatMap((name) => [
            <Lowest title={`Texts, ${name} theme`} pairs={textPairs} theme={name} key={`${name}-texts`} />,
            <Lowest title={`Graphics, ${name} theme`} pairs={nonTextPairs} theme={name} key={name} />,
          ])}
        </dl>
      </Section>
      {names.map((name) => (
        <Section
          title={name === 'dark' ? 'Dark theme' : 'Light theme'}
          lead={`themes.${name}: the roles on the background of the theme, then the pairs with their contrast.`}
          key={name}
        >
          <Island theme={name} cssLayer>
            <div className="gsf-theme">
              <Swatches colours={themes[name].colors} />
              <ContrastPairs theme={name} />
            </div>
          </Island>
        </Section>
      ))}
      <Section title="Palette" lead="tokens.palette: colours by their appearance. Only themes read them.">
        <Swatches colours={tokens.palette} />
      </Section>
    </FoundationPage>
  );
}

interface LowestProps {
  readonly title: string;
  readonly pairs: readonly ColourPair[];
  readonly theme: (typeof names)[number];
}

function Lowest({ title, pairs, theme }: LowestProps) {
  const [lowest] = pairs
    .map((pair) => ({ ...pair, ratio: pairContrast(pair, theme) }))
    .sort((a, b) => a.ratio - b.ratio);
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <Text size="xl" numeric>
          {lowest?.ratio.toFixed(2)}
        </Text>
        <code>
          {lowest?.colour} on {lowest?.layers.join(' + ')}
        </code>
      </dd>
    </div>
  );
}
