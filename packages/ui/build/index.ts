export { documentThemeCss } from '../src/theme/documentTheme.ts';
export { compileStyles } from './compileStyles.ts';
export { compileStylesForEsbuild } from './compileStylesForEsbuild.ts';
export { writeTokens } from './tokens/writeTokens.ts';
