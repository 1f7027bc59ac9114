import { tokens } from '@gildshelf/ui';
import { Section } from './Section.tsx';

/** Spacing and size tokens. */
export function MeasureTokens() {
  return (
    <>
      <Section
        title="Space"
        lead="tokens.space: steps of 4 px, named by how many there are. Space 4 is 16 px."
      >
        <ul className="gst-bars">
          {Object.entries(tokens.space).map(([name, width]) => (
            <li key={name}>
              <strong>{name}</strong>
              <code>{width}</code>
              <span className="gst-bar" style={{ width }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Sizes"
        lead="tokens.sizes: a control is 44 to 48 px high, a target never under 24, by touch 44. The container is seven home cards and their gaps."
      >
        <dl className="gst-list">
          {Object.entries(tokens.sizes).map(([name, value]) => (
            <div key={name}>
              <dt>sizes.{name}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
