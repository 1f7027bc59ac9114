import { DocText } from './DocText.tsx';
import { readProps, takesAttributes } from './readProps.ts';

/** A table of a component's props with description, type and default. */
export function PropsTable({ component }: { readonly component: unknown }) {
  const props = readProps(component);
  if (props.length === 0) return <p className="gsd-doc">It takes no props.</p>;
  return (
    <>
      <table className="gsd-table">
        <thead>
          <tr>
            <th>Prop</th>
            <th>What it does</th>
            <th>Default</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, isRequired, type, defaultValue, doc }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {isRequired && <span className="gsd-required">required</span>}
              </th>
              <td>
                {doc && (
                  <p>
                    <DocText>{doc}</DocText>
                  </p>
                )}
                <p className="gsd-type">{type}</p>
              </td>
              <td>{defaultValue === undefined ? null : <code>{defaultValue}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {takesAttributes(component) && (
        <p className="gsd-doc gsd-after">
          <DocText>
            It also takes what its HTML element takes: `id`, `aria-…`, `data-…`, event handlers.
          </DocText>
        </p>
      )}
    </>
  );
}
