// `npm run catalogue -- …`
import { runServerCommand } from './serverCommand.mjs';

await runServerCommand('catalogueProcess.js');
