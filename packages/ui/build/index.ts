export { compileStyles } from './compileStyles.ts';
export { compileStylesForEsbuild } from './compileStylesForEsbuild.ts';
export { writeTokens } from './tokens/writeTokens.ts';
