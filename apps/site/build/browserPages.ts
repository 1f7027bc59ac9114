import type { Plugin } from 'vite';

/** The properties of a page that the browser needs; all others are for the server. */
const browserProperties = new Set(['path', 'layout', 'component']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * Vite plugin that removes the properties of `definePage({ … })` that only the server reads, with the functions and imports that nothing
 * else in the module uses: an import alone would put the imported module into the entry.
 */
export function browserPages(): Plugin {
  return {
    name: 'gildshelf:browser-pages',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/pages\/[\w-]+\/page\.ts$/ },
      handler(code) {
        return { code: withoutServerProperties(code, this.parse(code) as unknown as Node), map: null };
      },
    },
  };
}

/** The code of a module without the server's properties in the object literals that are passed to `definePage`. */
export function withoutServerProperties(code: string, program: Node): string {
  const statements = program.body as Node[];
  /** Removed nodes, with the position at which the code goes on. */
  const removed = new Map<Node, number>();
  for (const call of nodesIn(program)) {
    const [page] = (call.arguments ?? []) as Node[];
    if (call.type !== 'CallExpression' || (call.callee as Node).name !== 'definePage' || !page) continue;
    const properties = page.properties as Node[];
    for (const [index, property] of properties.entries()) {
      const name = (property.key as Node | undefined)?.name;
      if (typeof name === 'string' && !browserProperties.has(name))
        removed.set(property, properties[index + 1]?.start ?? property.end);
    }
  }
  for (let unused = unusedStatements(statements, removed); unused.length > 0; ) {
    for (const statement of unused) removed.set(statement, statement.end);
    unused = unusedStatements(statements, removed);
  }
  return [...removed]
    .sort(([one], [other]) => other.start - one.start)
    .reduce((rest, [{ start }, end]) => rest.slice(0, start) + rest.slice(end), code);
}

/** The declarations at the top of a module whose names nothing else in it uses, outside of the removed nodes. */
function unusedStatements(statements: readonly Node[], removed: ReadonlyMap<Node, number>): Node[] {
  const uses = statements.flatMap((statement) =>
    [...nodesIn(statement, removed)].flatMap(({ type, name }) =>
      type === 'Identifier' ? [{ name, statement }] : [],
    ),
  );
  return statements.filter((statement) => {
    const names = declaredNames(statement);
    return (
      !removed.has(statement) &&
      names.length > 0 &&
      !uses.some((use) => use.statement !== statement && names.includes(use.name))
    );
  });
}

function declaredNames({ type, id, specifiers, declarations }: Node): unknown[] {
  if (type === 'ImportDeclaration') return (specifiers as Node[]).map(({ local }) => (local as Node).name);
  if (type === 'FunctionDeclaration') return [(id as Node).name];
  if (type === 'VariableDeclaration')
    return (declarations as Node[]).map((declaration) => (declaration.id as Node).name);
  return [];
}

function* nodesIn(value: unknown, removed?: ReadonlyMap<Node, number>): Generator<Node> {
  if (typeof value !== 'object' || value === null || removed?.has(value as Node)) return;
  if (typeof (value as Node).type === 'string') yield value as Node;
  for (const child of Object.values(value)) yield* nodesIn(child, removed);
}
