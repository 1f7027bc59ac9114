import { recast, types as t } from 'storybook/internal/babel';
import { babelParseFile, type CsfFile } from 'storybook/internal/csf-tools';

interface UsedDeclarations {
  /** The statements of the file, in source order. */
  readonly statements: readonly string[];
  /** Every name that the code and the statements use. */
  readonly names: ReadonlySet<string>;
}

/** Returns the top-level declarations of a story file that the code uses, also indirectly; not its imports, meta and stories. */
export function declarationsUsedBy(code: string, csf: CsfFile): UsedDeclarations {
  const declarations = csf._ast.program.body
    .filter((statement) => t.isDeclaration(statement) && statement !== csf._metaStatement)
    .map((statement) => ({ declares: namesDeclaredBy(statement), text: recast.print(statement).code }))
    .filter(({ declares }) => declares.length > 0);
  const names = namesIn(code);
  const used = new Set<string>();
  for (let size = -1; size < used.size; ) {
    size = used.size;
    for (const { declares, text } of declarations)
      if (!used.has(text) && declares.some((name) => names.has(name))) {
        used.add(text);
        for (const name of namesIn(text)) names.add(name);
      }
  }
  return { names, statements: declarations.map(({ text }) => text).filter((text) => used.has(text)) };
}

function namesDeclaredBy(statement: t.Node): string[] {
  if (t.isImportDeclaration(statement) || t.isExportDeclaration(statement)) return [];
  if (t.isTSInterfaceDeclaration(statement) || t.isTSTypeAliasDeclaration(statement))
    return [statement.id.name];
  return Object.keys(t.getOuterBindingIdentifiers(statement));
}

/** Names of variables, components and types, but not of properties. */
function namesIn(code: string): Set<string> {
  const names = new Set<string>();
  babelParseFile({ code }).path.traverse({
    'Identifier|JSXIdentifier'({ node, key, parent }) {
      const isProperty = (key === 'property' || key === 'key') && !('computed' in parent && parent.computed);
      if (!isProperty && !t.isJSXAttribute(parent)) names.add((node as t.Identifier | t.JSXIdentifier).name);
    },
  });
  return names;
}
