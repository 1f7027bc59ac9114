import { tokens } from '@gildshelf/ui';
import { Section } from './Section.tsx';

const { fontSizes, fonts, fontWeights, lineHeights, letterSpacings } = tokens;
const sampleText = 'A night-blue hall with gilded shelves';

/** Type tokens: font sizes, families, weights, line heights and letter spacing. */
export function TypeTokens() {
  return (
    <Section
      title="Type"
      lead="tokens.fontSizes: one scale, named by its size in pixels and given in rem, so that it follows the reader's own setting. Headings are 600 and 1.2 high, text is 1.5."
    >
      <ul className="gst-scale">
        {Object.entries(fontSizes)
          .reverse()
          .map(([name, size]) => (
            <li key={name}>
              <span className="gst-value">
                <strong>{name}</strong>
                <code>{size}</code>
              </span>
              <span className={Number(name) >= 18 ? 'gst-title' : undefined} style={{ fontSize: size }}>
                {sampleText}
              </span>
            </li>
          ))}
      </ul>
      <dl className="gst-list">
        {Object.entries({ fonts, fontWeights, lineHeights, letterSpacings }).flatMap(([tier, values]) =>
          Object.entries(values).map(([name, value]) => (
            <div key={`${tier}.${name}`}>
              <dt>
                {tier}.{name}
              </dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          )),
        )}
      </dl>
    </Section>
  );
}
