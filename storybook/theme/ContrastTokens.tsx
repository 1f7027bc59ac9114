import { tokens } from '@gildshelf/ui';
import { type ColourPair, pairContrast, readPairs, seenPairs } from './colourPairs.ts';
import { Section } from './Section.tsx';

const layersOf = ({ on }: ColourPair) =>
  [...on]
    .reverse()
    .map((name) => tokens.colors[name])
    .map((value) => (value.includes('gradient') ? value : `linear-gradient(${value}, ${value})`))
    .join(', ');

/** Which colour may stand on which, with the figure that says why. */
export function ContrastTokens() {
  return (
    <Section
      title="Pairs"
      lead="What stands on what. The figure is the WCAG contrast, computed from the tokens; on a gradient it is the worst of its stops. What is read has 4.5 at least, what is only seen 3: a test holds both."
    >
      <ul className="gst-pairs">
        {readPairs.map((pair) => (
          <PairCard pair={pair} key={nameOf(pair)}>
            <span className="gst-sample">Gilded shelf</span>
          </PairCard>
        ))}
        {seenPairs.map((pair) => (
          <PairCard pair={pair} key={nameOf(pair)}>
            <span className="gst-edge" />
          </PairCard>
        ))}
      </ul>
    </Section>
  );
}

const nameOf = ({ colour, on }: ColourPair) => `${colour} on ${on.join(' + ')}`;

function PairCard({ pair, children }: { readonly pair: ColourPair; readonly children: React.ReactNode }) {
  return (
    <li style={{ background: layersOf(pair), color: tokens.colors[pair.colour] }}>
      {children}
      <span className="gst-figure">{pairContrast(pair).toFixed(1)}</span>
      <span className="gst-pair-name">{nameOf(pair)}</span>
    </li>
  );
}
