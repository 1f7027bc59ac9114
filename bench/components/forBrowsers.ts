import type { BuildOptions } from 'esbuild';

/** How everybody's code is bundled that is weighed or timed: for production, as a page of today loads it. */
export const forBrowsers = {
  outdir: 'out',
  write: false,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
} as const satisfies BuildOptions;
