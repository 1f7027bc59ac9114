import { tokens } from '@gildshelf/ui';
import { Section } from './Section.tsx';

const { specification } = tokens;
const { breakpoints } = specification;
const widest = breakpoints.xl;

const colours = [
  ['Background', specification.background, 'background'],
  ['Primary gold, 70 %', specification.gold, 'gold'],
  ['Text', specification.text, 'text'],
] as const;

const corners = [
  ['Card corners', specification.radius.card, 'radius.card'],
  ['Button corners', specification.radius.button, 'radius.button'],
] as const;

/** The values that the product requires. */
export function FixedTokens() {
  return (
    <Section
      title="Required values"
      lead="Theme and responsive breakpoints: tokens.specification. Nothing here is a matter of taste; everything below is chosen to go with it."
    >
      <ul className="gst-fixed">
        {colours.map(([name, value, path]) => (
          <li key={path}>
            <span className="gst-colour" style={{ background: value }} />
            <strong>{name}</strong>
            <code>{value}</code>
            <small>specification.{path}</small>
          </li>
        ))}
        {corners.map(([name, radius, path]) => (
          <li key={path}>
            <span className="gst-corner" style={{ borderRadius: `${radius}px 0 0 0` }} />
            <strong>{name}</strong>
            <code>{radius}px</code>
            <small>specification.{path}</small>
          </li>
        ))}
      </ul>
      <ol className="gst-breakpoints" aria-label="Breakpoints">
        {Object.entries(breakpoints).map(([name, width]) => (
          <li key={name} style={{ insetInlineStart: `${(width / widest) * 100}%` }}>
            <strong>{name}</strong>
            <code>{width}</code>
          </li>
        ))}
      </ol>
    </Section>
  );
}
