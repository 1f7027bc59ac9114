import { recast, types as t } from 'storybook/internal/babel';
import {
  type CsfFile,
  createStoryArgsResolver,
  loadCsf,
  metaObjectPath,
  normalizeStoryDeclaration,
  type ResolvedMembers,
  resolveArgsRecord,
  resolveRenderFunction,
} from 'storybook/internal/csf-tools';
import { declarationsUsedBy } from './declarationsUsedBy.ts';
import { importLines } from './importLines.ts';
import { mergeArgs, withArgs } from './mergeArgs.ts';

/**
 * Returns the code that a reader can copy, by story name: a TypeScript module with the story's JSX and merged args, the
 * declarations of the file that it uses, and imports by package name. It is not formatted.
 */
export function storySnippets(source: string, file: string): Map<string, string> {
  const parse = () => replaceMocks(loadCsf(source, { fileName: file, makeTitle: () => file }).parse());
  const csf = parse();
  return new Map(
    Object.keys(csf._stories).map((name) => {
      // Merging changes the syntax tree, so every story needs a new one.
      const story = `export const ${name} = ${recast.print(storyFunction(parse(), name)).code};`;
      const { names, statements } = declarationsUsedBy(story, csf);
      return [name, [importLines(csf, names, file).join('\n'), ...statements, story].join('\n\n')];
    }),
  );
}

/** Returns the story as a function without parameters. */
function storyFunction(csf: CsfFile, name: string): t.ArrowFunctionExpression {
  const { resolve, ctx } = createStoryArgsResolver(csf);
  const declaration = csf._storyDeclarationPath[name];
  if (!declaration) throw new Error(`${name} is not declared in its file.`);
  const { metaMembers, storyMembers } = resolve(name);
  // Args as they are written in the source: the resolver's own values replace a name with its value.
  const argsOf = ({ properties }: ResolvedMembers) => {
    const args = resolveArgsRecord(properties.args, ctx);
    if (args.unresolved.length > 0)
      throw new Error(`The args of ${name} are not a literal: ${args.unresolved}`);
    return args.properties;
  };
  const args = { ...argsOf(metaMembers), ...argsOf(storyMembers) };
  const story = normalizeStoryDeclaration(declaration);
  const configs = [story.type === 'config' ? story.path : undefined, metaObjectPath(csf)];
  const render = configs
    .map((config) => resolveRenderFunction(config, declaration, ctx))
    .find(({ kind }) => kind !== 'missing');
  if (!render) return t.arrowFunctionExpression([], withArgs(csf._meta?.component ?? '', args));
  if (render.kind !== 'resolved') throw new Error(`The render function of ${name} is not in its file.`);
  mergeArgs(render.path, args);
  return t.arrowFunctionExpression([], render.path.node.body, render.path.node.async);
}

/** Functions that exist in stories only, and the expression that a snippet shows instead of a call. */
const replacements: Readonly<Record<string, t.Expression>> = {
  fn: t.arrowFunctionExpression([], t.blockStatement([])),
  sampleCover: t.stringLiteral('https://example.com/cover.jpg'),
};

/** Replaces the calls of mocks and of generated covers in a story file, and returns the same file. */
function replaceMocks(csf: CsfFile): CsfFile {
  for (const [name, replacement] of Object.entries(replacements))
    for (const { parentPath: call } of csf._file.path.scope.getBinding(name)?.referencePaths ?? []) {
      if (!call?.isCallExpression()) continue;
      const isWholeAttribute = t.isJSXExpressionContainer(call.parent) && t.isStringLiteral(replacement);
      (isWholeAttribute ? call.parentPath : call).replaceWith(t.cloneNode(replacement));
    }
  return csf;
}
