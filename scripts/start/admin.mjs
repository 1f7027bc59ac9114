// `npm run admin -- …`
import { runServerCommand } from './serverCommand.mjs';

await runServerCommand('adminProcess.js');
