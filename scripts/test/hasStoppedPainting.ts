import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds without a frame after which Chromium has stopped painting; the longest wait seen on a busy machine was 8 s. */
const frameDeadline = 60_000;

/**
 * Whether scripts run in a page but Chromium gives it no frame any more, which now and then it never does again on a busy
 * machine. It asks in a world of its own, which no clock of a test reaches.
 */
export async function hasStoppedPainting(page: Page, deadline = frameDeadline): Promise<boolean> {
  const session = await page
    .context()
    .newCDPSession(page)
    .catch(() => undefined);
  if (!session) return false;
  // A page whose scripts do not run either is another fault.
  const noReply = wait(2 * deadline, false, { ref: false });
  const stopped = await Promise.race([waitForFrame(session, deadline).catch(() => false), noReply]);
  await session.detach().catch(() => undefined);
  return stopped;
}

/** Whether a frame is still missing after the deadline. */
async function waitForFrame(session: CDPSession, deadline: number): Promise<boolean> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const { result } = await session.send('Runtime.evaluate', {
    contextId: executionContextId,
    expression: `new Promise((resolve) => {
      requestAnimationFrame(() => resolve(false));
      setTimeout(() => resolve(true), ${deadline});
    })`,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value === true;
}
