import { fileURLToPath } from 'node:url';

/** The path of the folder with the built-in titles. */
export const builtInCatalogue = fileURLToPath(new URL('../../../catalogue', import.meta.url));
