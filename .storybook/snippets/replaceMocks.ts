import { types as t } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';

/** Functions that exist in stories only, and the expression that a snippet shows instead of a call. */
const replacements: Readonly<Record<string, t.Expression>> = {
  fn: t.arrowFunctionExpression([], t.blockStatement([])),
  sampleCover: t.stringLiteral('https://example.com/cover.jpg'),
};

/** Replaces the calls of mocks and of generated covers in a story file, and returns the same file. */
export function replaceMocks(csf: CsfFile): CsfFile {
  for (const [name, replacement] of Object.entries(replacements))
    for (const { parentPath: call } of csf._file.path.scope.getBinding(name)?.referencePaths ?? []) {
      if (!call?.isCallExpression()) continue;
      const isWholeAttribute = t.isJSXExpressionContainer(call.parent) && t.isStringLiteral(replacement);
      (isWholeAttribute ? call.parentPath : call).replaceWith(t.cloneNode(replacement));
    }
  return csf;
}
