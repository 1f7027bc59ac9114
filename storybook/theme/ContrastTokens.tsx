import { type ColourPair, coloursOf, nonTextPairs, pairContrast, textPairs } from './colourPairs.ts';
import { Section } from './Section.tsx';

const colours = coloursOf('dark');

const backgroundOf = ({ layers }: ColourPair) =>
  [...layers]
    .reverse()
    .map((name) => colours[name])
    .map((value) => (value.includes('gradient') ? value : `linear-gradient(${value}, ${value})`))
    .join(', ');

/** The allowed pairs of colour and background, each with its contrast ratio. */
export function ContrastTokens() {
  return (
    <Section
      title="Pairs"
      lead="What stands on what. The figure is the WCAG contrast, computed from the tokens; on a gradient it is the worst of its stops. What is read has 4.5 at least, what is only seen 3: a test holds both."
    >
      <ul className="gst-pairs">
        {textPairs.map((pair) => (
          <PairCard pair={pair} key={nameOf(pair)}>
            <span className="gst-sample">Gilded shelf</span>
          </PairCard>
        ))}
        {nonTextPairs.map((pair) => (
          <PairCard pair={pair} key={nameOf(pair)}>
            <span className="gst-edge" />
          </PairCard>
        ))}
      </ul>
    </Section>
  );
}

const nameOf = ({ colour, layers }: ColourPair) => `${colour} on ${layers.join(' + ')}`;

function PairCard({ pair, children }: { readonly pair: ColourPair; readonly children: React.ReactNode }) {
  return (
    <li style={{ background: backgroundOf(pair), color: colours[pair.colour] }}>
      {children}
      <span className="gst-figure">{pairContrast(pair).toFixed(1)}</span>
      <span className="gst-pair-name">{nameOf(pair)}</span>
    </li>
  );
}
