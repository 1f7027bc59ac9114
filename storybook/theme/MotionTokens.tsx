import { tokens } from '@gildshelf/ui';
import { Section } from './Section.tsx';

/** Transition and z-index tokens. */
export function MotionTokens() {
  return (
    <>
      <Section
        title="Motion"
        lead="tokens.transitions: transform and opacity only. Point at a square or give it the focus; under reduced motion it stays."
      >
        <ul className="gst-motions">
          {Object.entries(tokens.transitions).map(([name, transition]) => (
            <li key={name}>
              <button type="button" aria-label={`Move: ${name}`}>
                <span style={{ transition: `transform ${transition}` }} />
              </button>
              <strong>{name}</strong>
              <code>{transition}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Layers" lead="tokens.zIndices: what stands over what, the highest first.">
        <ol className="gst-layers">
          {Object.entries(tokens.zIndices)
            .reverse()
            .map(([name, value]) => (
              <li key={name}>
                <strong>{name}</strong>
                <code>{value}</code>
              </li>
            ))}
        </ol>
      </Section>
    </>
  );
}
