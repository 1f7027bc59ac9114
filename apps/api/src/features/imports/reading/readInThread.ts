import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadMessage, ReadTask } from './readMessages.ts';

interface ThreadLimits {
  readonly memoryMegabytes: number;
  readonly ms: number;
}

/** With the default of 48 MB, 50,000 titles need 105 MB more memory and 0.2 s less time. */
const youngGenerationMegabytes = 8;
/** Enough for 60 MB of unpacked files, which take a few seconds. */
const defaultLimits: ThreadLimits = { memoryMegabytes: 512, ms: 60_000 };

/**
 * Reads files in a thread and yields its messages; the thread continues when the next one is requested, and ends with the iteration.
 * Files that need too much memory or time are a problem like others.
 */
export async function* readInThread(
  script: string,
  task: ReadTask,
  limits: Partial<ThreadLimits> = {},
): AsyncGenerator<ReadMessage> {
  const { memoryMegabytes, ms } = { ...defaultLimits, ...limits };
  const worker = new Worker(script, {
    workerData: task,
    transferList: task.files.map(({ bytes }) => bytes.buffer as ArrayBuffer),
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMegabytes,
      maxYoungGenerationSizeMb: youngGenerationMegabytes,
    },
  });
  const signal = AbortSignal.timeout(ms);
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'], signal })) {
      yield message as ReadMessage;
      worker.postMessage('continue');
    }
  } catch (error) {
    if (!isExhausted(error) && !signal.aborted) throw error;
    yield { kind: 'problem', reason: 'too-large', detail: null };
  } finally {
    await worker.terminate();
  }
}

const isExhausted = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
