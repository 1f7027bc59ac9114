import { chromiumFlags, headlessShell } from '../../../scripts/install/ensureChromium.mjs';
import { freePort } from '../../../scripts/servers/freePort.ts';
import { startServer } from '../../../scripts/servers/startServer.ts';
import { expect, test } from '../fixtures/cspTest.ts';

const hostName = 'shelf.test';

// A host name that is not loopback, over plain http: an insecure context, as for a server in a home network.
test.use({
  launchOptions: {
    executablePath: headlessShell(),
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${hostName} 127.0.0.1`],
  },
});

test('a visitor can register over plain http, where browsers provide no Web Crypto API', async ({ page }) => {
  const port = await freePort();
  const server = await startServer({
    entry: 'built',
    port,
    environment: { PUBLIC_URL: `http://${hostName}:${port}`, LOG_LEVEL: 'error' },
  });
  try {
    await page.goto(`http://${hostName}:${port}/auth/register`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByLabel('Email', { exact: true }).fill('mara@example.org');
    await page.getByLabel('Username').fill('Mara');
    // On a busy machine the human check may exceed its limit of 8 s; the test then submits again, as a visitor would.
    await expect(async () => {
      await page.getByRole('textbox', { name: 'Password' }).fill('gilded1!');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    }).toPass();
  } finally {
    await server.stop();
  }
});
