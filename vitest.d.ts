import 'vitest';

declare module 'vitest' {
  /** The values that the global setup provides to every test by `inject`. */
  interface ProvidedContext {
    /** The URL of the maintenance database of a real PostgreSQL; each test file creates its own database there. */
    postgresUrl: string;
    /** The folder of a project outside of the workspace that has installed the packages from their tarballs. */
    scratch: string;
  }
}
