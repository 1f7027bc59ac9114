import { DocText } from './DocText.tsx';

export interface NamesTableProps {
  /** The head of the first column: what the names are. */
  readonly head: string;
  readonly names: Readonly<Record<string, string>>;
  /** Keys are drawn as keys, anything else as code. */
  readonly asKeys?: boolean;
}

/** Names and what they mean: of data attributes, of keys. */
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
