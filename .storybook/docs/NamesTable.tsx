import { DocText } from './DocText.tsx';

export interface NamesTableProps {
  /** The header of the first column, for example 'Attribute'. */
  readonly head: string;
  readonly names: Readonly<Record<string, string>>;
  /** Renders the names as `<kbd>` instead of `<code>`. */
  readonly asKeys?: boolean;
}

/** A table of names and their meanings, for data attributes and keyboard keys. */
export function NamesTable({ head, names, asKeys = false }: NamesTableProps) {
  return (
    <table className="gsd-table">
      <thead>
        <tr>
          <th>{head}</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(names).map(([name, meaning]) => (
          <tr key={name}>
            <th scope="row">{asKeys ? <Keys names={name} /> : <code>{name}</code>}</th>
            <td>
              <DocText>{meaning}</DocText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Keys({ names }: { readonly names: string }) {
  return names.split(', ').map((name) => <kbd key={name}>{name}</kbd>);
}
