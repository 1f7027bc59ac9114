import { extname, join } from 'node:path';
import { readConfig } from './config/readConfig.ts';
import { startServer } from './start/startServer.ts';

// Two levels up from here are the same from the source and from the bundle.
const folders = {
  catalogue: join(import.meta.dirname, '..', 'catalogue'),
  site: join(import.meta.dirname, '..', '..', 'site', 'dist'),
  siteServer: join(import.meta.dirname, '..', '..', 'site', 'dist-server'),
  integrityProcess: join(import.meta.dirname, `integrityProcess${extname(import.meta.filename)}`),
};
// Passwords' hashes, links and the secret are for their owner's eyes only, whoever made the folder they lie in.
process.umask(0o077);
const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  for (const warning of config.warnings) process.stderr.write(`Warning: ${warning}\n`);
  const stop = await startServer(config, folders, print);
  let isStopping = false;
  const end = async () => {
    // A terminal and npm both pass Ctrl-C on: the second is no hurry.
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  print(`Gildshelf is ready at ${addressOf(config)}`);
} catch (problem) {
  // One sentence, no stack: whoever starts a server can act on the sentence.
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
  process.exitCode = 1;
}

function addressOf({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
