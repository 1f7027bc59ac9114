import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What was compiled once is kept, where that may be written: a quarter of a start is compiling.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'));
await import('./serverProcess.ts');
