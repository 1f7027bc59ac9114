import { fileURLToPath } from 'node:url';

/** Where the built-in titles lie. */
export const builtInCatalogue = fileURLToPath(new URL('../../../catalogue', import.meta.url));
