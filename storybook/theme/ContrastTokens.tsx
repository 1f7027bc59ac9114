import { type ColourPair, coloursOf, nonTextPairs, pairContrast, textPairs } from './colourPairs.ts';
import { Section } from './Section.tsx';

type ThemeName = 'dark' | 'light';

/** The allowed pairs of colour and background, each with its contrast ratio. */
export function ContrastTokens() {
  return (
    <Section
      title="Pairs"
      lead="What stands on what. The figure is the WCAG contrast, computed from the tokens; on a gradient it is the worst of its stops. What is read has 4.5 at least, what is only seen 3: a test holds both."
    >
      <ContrastPairs theme="dark" />
    </Section>
  );
}

/** The pairs of a theme, texts first. */
export function ContrastPairs({ theme }: { readonly theme: ThemeName }) {
  return (
    <ul className="gst-pairs">
      {textPairs.map((pair) => (
        <PairCard pair={pair} theme={theme} key={nameOf(pair)}>
          <span className="gst-sample">Gilded shelf</span>
        </PairCard>
      ))}
      {nonTextPairs.map((pair) => (
        <PairCard pair={pair} theme={theme} key={nameOf(pair)}>
          <span className="gst-edge" />
        </PairCard>
      ))}
    </ul>
  );
}

const nameOf = ({ colour, layers }: ColourPair) => `${colour} on ${layers.join(' + ')}`;

function backgroundOf({ layers }: ColourPair, theme: ThemeName): string {
  const colours = coloursOf(theme);
  return [...layers]
    .reverse()
    .map((name) => colours[name])
    .map((value) => (value.includes('gradient') ? value : `linear-gradient(${value}, ${value})`))
    .join(', ');
}

interface PairCardProps {
  readonly pair: ColourPair;
  readonly theme: ThemeName;
  readonly children: React.ReactNode;
}

function PairCard({ pair, theme, children }: PairCardProps) {
  const style = {
    background: backgroundOf(pair, theme),
    color: coloursOf(theme)[pair.colour],
    '--gst-figure': captionColour(pair, theme),
  };
  return (
    <li style={style}>
      {children}
      <span className="gst-figure">{pairContrast(pair, theme).toFixed(1)}</span>
      <span className="gst-pair-name">{nameOf(pair)}</span>
    </li>
  );
}

/** The colour of the figures on a pair whose own colour need not be readable: that of texts, unless the background is close to it. */
function captionColour({ layers }: ColourPair, theme: ThemeName): string {
  const isReadable = pairContrast({ colour: 'text', layers }, theme) >= 4.5;
  return coloursOf(theme)[isReadable ? 'text' : 'page'];
}
