import { tokens } from '@gildshelf/ui';
import { Section } from './Section.tsx';

/** Radius and shadow tokens. */
export function ShapeTokens() {
  return (
    <>
      <Section
        title="Radii"
        lead="tokens.radii: card and button are required; thumb is for small pictures, pill for chips."
      >
        <ul className="gst-shapes">
          {Object.entries(tokens.radii).map(([name, borderRadius]) => (
            <li key={name}>
              <span className="gst-shape" style={{ borderRadius }} />
              <strong>{name}</strong>
              <code>{borderRadius}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Shadows"
        lead="tokens.shadows: night is deep, so a shadow is nearly black; gold glows instead."
      >
        <ul className="gst-shapes gst-shadows">
          {Object.entries(tokens.shadows).map(([name, boxShadow]) => (
            <li key={name}>
              <span className="gst-shape" style={{ boxShadow }} />
              <strong>{name}</strong>
              <code>{boxShadow}</code>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
