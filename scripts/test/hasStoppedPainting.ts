import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds without a frame after which Chromium has stopped painting; the longest observed wait on a busy machine was 8 s. */
const frameDeadline = 60_000;

/**
 * Whether scripts run in a page but Chromium does not render frames any more, which happens now and then on a busy machine.
 * The check runs in an isolated world, where the fake timers of a test have no effect.
 */
export async function hasStoppedPainting(page: Page, deadline = frameDeadline): Promise<boolean> {
  const session = await page
    .context()
    .newCDPSession(page)
    .catch(() => undefined);
  if (!session) return false;
  // No reply means that scripts do not run either, which is another fault.
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
