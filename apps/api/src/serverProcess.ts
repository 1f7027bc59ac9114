import { extname, join } from 'node:path';
import { readConfig } from './config/readConfig.ts';
import { startServer } from './start/startServer.ts';

// Relative paths are the same from the source and from the bundle.
const folders = {
  catalogue: join(import.meta.dirname, '..', 'catalogue'),
  openData: join(import.meta.dirname, '..', '..', '..', 'packages', 'catalogue-data', 'data'),
  site: join(import.meta.dirname, '..', '..', 'site', 'dist'),
  siteServer: join(import.meta.dirname, '..', '..', 'site', 'dist-server'),
  openDataProcess: join(import.meta.dirname, `openDataProcess${extname(import.meta.filename)}`),
  integrityProcess: join(import.meta.dirname, `integrityProcess${extname(import.meta.filename)}`),
  searchThread: join(import.meta.dirname, `searchThread${extname(import.meta.filename)}`),
  importThread: join(import.meta.dirname, `importThread${extname(import.meta.filename)}`),
};
// Password hashes, links and the secret are readable by their owner only, whatever the mode of their folder.
process.umask(0o077);
const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  for (const warning of config.warnings) process.stderr.write(`Warning: ${warning}\n`);
  const stop = await startServer(config, folders, print);
  let isStopping = false;
  const end = async () => {
    // A terminal and npm both forward Ctrl-C: the second signal does not force an exit.
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  print(`Gildshelf is ready at ${urlOf(config)}`);
} catch (error) {
  // Without the stack: the message is written for the operator.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function urlOf({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
