export interface SwatchesProps {
  /** CSS colours and gradients by name. */
  readonly colours: Readonly<Record<string, string>>;
}

/** Swatches of colours on the night background, with names and values. */
export function Swatches({ colours }: SwatchesProps) {
  return (
    <ul className="gst-swatches">
      {Object.entries(colours).map(([name, value]) => (
        <li key={name}>
          <span className="gst-colour" style={{ background: value }} />
          <strong>{name}</strong>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}
