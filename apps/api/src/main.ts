import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Caches compiled code if the folder is writable: compiling takes a quarter of the start.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'));
await import('./serverProcess.ts');
