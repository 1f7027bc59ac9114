/** The Network Information API, which Chromium has and TypeScript's DOM types have not. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor has enabled data saving, or has a connection as slow as 2G. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
