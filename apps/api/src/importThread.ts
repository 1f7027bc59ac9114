import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { readFiles } from './features/imports/reading/readFiles.ts';

// The thread that `readInThread` starts: parsing blocks it for seconds, and its memory is limited.
if (!parentPort) throw new Error('This script runs in a thread.');
for (const message of readFiles(workerData)) {
  parentPort.postMessage(message);
  // Only one part is in memory beside what was read.
  await once(parentPort, 'message');
}
parentPort.close();
