/** What the script tag weighs, and what a page may hold it to. */
export interface EmbedScript {
  /** As a browser gets it: brotli. */
  readonly bytes: number;
  /** Of this build: `sha384-…`. */
  readonly integrity: string;
}

// Written by the site's build (embedScripts.ts); from source there is no such script.
declare const embedScriptOfBuild: EmbedScript | undefined;

/** The script tag's figures, as the build has found them; undefined where the site runs from source. */
export const embedScript = typeof embedScriptOfBuild === 'undefined' ? undefined : embedScriptOfBuild;
