// `npm run import -- …`
import { runServerCommand } from './serverCommand.mjs';

await runServerCommand('importProcess.js');
