import 'vitest';

declare module 'vitest' {
  /** What the global setup hands to every test by `inject`. */
  interface ProvidedContext {
    /** The maintenance database of a real PostgreSQL; each test file makes its own database there. */
    postgresUrl: string;
    /** The folder of a project outside of the workspace that has installed the packages from their tarballs. */
    scratch: string;
  }
}
