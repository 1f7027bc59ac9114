const systems = { linux: 'linux', darwin: 'darwin', win32: 'win' };
// The packages node-<os>-<cpu> exist for every release for darwin, linux and win on these CPUs.
const cpus = ['x64', 'arm64'];

/** Whether this Node is linked against glibc; on Alpine and other musl systems the report has no glibc version. */
export function hasGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } } | undefined} */ (
    process.report?.getReport()
  );
  return Boolean(report?.header?.glibcVersionRuntime);
}

/**
 * The npm package with a prebuilt Node for a platform, or undefined if there is none.
 * @param {{ platform: string, arch: string, isMusl: boolean }} machine
 */
export function nodePackage({ platform, arch, isMusl }) {
  const system = Object.entries(systems).find(([name]) => name === platform)?.[1];
  if (!system || !cpus.includes(arch) || isMusl) return undefined;
  return `node-${system}-${arch}`;
}
