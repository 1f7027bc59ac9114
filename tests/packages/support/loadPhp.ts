import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The versions of PHP that are tested: the oldest that the plugin supports, and a current one. */
export const phpVersions = ['7-4', '8-4'] as const;
export type PhpVersion = (typeof phpVersions)[number];

interface PhpResponse {
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly httpStatusCode: number;
  readonly headers: Readonly<Record<string, string[]>>;
}

/** PHP compiled to WebAssembly, with a file system in memory: what the tests use of `@php-wasm/universal`. */
export interface Php {
  mkdir(path: string): void;
  writeFile(path: string, content: string | Uint8Array): void;
  readFileAsText(path: string): string;
  fileExists(path: string): boolean;
  run(script: { readonly code: string }): Promise<PhpResponse>;
  setSapiName(name: string): Promise<void>;
  cli(args: readonly string[]): Promise<{ exitCode: Promise<number>; stdoutText: Promise<string> }>;
}

interface PhpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

interface Universal {
  readonly PHP: new (runtime: number) => Php;
  readonly loadPHPRuntime: (loader: unknown, options: object) => Promise<number>;
  readonly PHPRequestHandler: new (options: object) => { request(request: PhpRequest): Promise<PhpResponse> };
}

/** Loads PHP from the folder in which `installCopy` has installed it. */
export async function loadPhp(folder: string, version: PhpVersion) {
  const load = (name: string) =>
    import(pathToFileURL(join(folder, 'node_modules/@php-wasm', name, 'index.js')).href);
  const { PHP, loadPHPRuntime, PHPRequestHandler }: Universal = await load('universal');
  const { getPHPLoaderModule } = await load(`node-${version}`);
  return {
    php: new PHP(await loadPHPRuntime(await getPHPLoaderModule(), {})),
    createHandler: (options: object) => new PHPRequestHandler({ ...options, cookieStore: false }),
  };
}

/** The output of `php -l`; each call needs a PHP of its own, which ends with the command. */
export async function lintPhp(folder: string, version: PhpVersion, code: string): Promise<string> {
  const { php } = await loadPhp(folder, version);
  await php.setSapiName('cli');
  php.writeFile('/file.php', code);
  const { stdoutText } = await php.cli(['php', '-l', '/file.php']);
  return (await stdoutText).trim();
}
