import { chromiumFlags } from '../../scripts/ensureChromium.mjs';
import { headlessShell } from '../../scripts/headlessShell.mjs';
import { freePort } from '../../scripts/servers/freePort.ts';
import { startServer } from '../../scripts/servers/startServer.ts';
import { expect, test } from './watched.ts';

const name = 'shelf.test';

// A name that is not loopback, over plain http: what a browser sees of a server in a home network.
test.use({
  launchOptions: {
    executablePath: headlessShell(),
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${name} 127.0.0.1`],
  },
});

test('an account can be made over plain http, where browsers give pages no cryptography', async ({
  page,
}) => {
  const port = await freePort();
  const server = await startServer({
    entry: 'built',
    port,
    environment: { PUBLIC_URL: `http://${name}:${port}`, LOG_LEVEL: 'error' },
  });
  try {
    await page.goto(`http://${name}:${port}/auth/register`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByLabel('Email', { exact: true }).fill('mara@example.org');
    await page.getByLabel('Username').fill('Mara');
    // A machine with much else to do may need longer than the 8 s that the check is given: then one tries again, as people do.
    await expect(async () => {
      await page.getByRole('textbox', { name: 'Password' }).fill('gilded1!');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    }).toPass();
  } finally {
    await server.stop();
  }
});
