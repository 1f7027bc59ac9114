export { compileStyles } from './compileStyles.ts';
export { compileStylesForEsbuild } from './compileStylesForEsbuild.ts';
