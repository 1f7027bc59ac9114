const systems = { linux: 'linux', darwin: 'darwin', win32: 'win' };
// darwin, linux and win in both widths are what the publisher of node-<os>-<cpu> makes for every release.
const cpus = ['x64', 'arm64'];

/** Whether this Node was linked against glibc; on Alpine and other musl systems the report names no glibc. */
export function hasGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } } | undefined} */ (
    process.report?.getReport()
  );
  return Boolean(report?.header?.glibcVersionRuntime);
}

/**
 * The npm package that carries a ready-made Node for a platform, or undefined where there is none.
 * @param {{ platform: string, arch: string, isMusl: boolean }} machine
 */
export function nodePackage({ platform, arch, isMusl }) {
  const system = Object.entries(systems).find(([name]) => name === platform)?.[1];
  if (!system || !cpus.includes(arch) || isMusl) return undefined;
  return `node-${system}-${arch}`;
}
