import type { BuildOptions } from 'esbuild';

/** The esbuild options for all measured code, ours and that of competitors: a production build for current browsers. */
export const browserBuildOptions = {
  outdir: 'out',
  write: false,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
} as const satisfies BuildOptions;
