/** Size and integrity hash of the script that the script tag loads. */
export interface EmbedScript {
  /** Size after Brotli compression. */
  readonly bytes: number;
  /** Integrity hash of this build: `sha384-…`. */
  readonly integrity: string;
}

// Defined by the site's build (embedScripts.ts); the site does not have it when it runs from source.
declare const embedScriptOfBuild: EmbedScript | undefined;

/** The script of this build; undefined when the site runs from source. */
export const embedScript = typeof embedScriptOfBuild === 'undefined' ? undefined : embedScriptOfBuild;
