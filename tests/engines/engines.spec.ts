import { join } from 'node:path';
import { test } from '@playwright/test';
import { startServer } from '../../scripts/servers/startServer.ts';
import { JourneyPage } from './JourneyPage.ts';
import { browse, embed, logOut, publish, rate, signUp } from './journey.ts';
import { openFirefox } from './openFirefox.ts';
import { openWebKit } from './openWebKit.ts';

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 900 },
  // MiniBrowser makes its window 447 pixels wide, which gets the same layout.
  phone: { width: 390, height: 844 },
})) {
  test(`a visitor finds, rates and embeds a title on a ${device}`, async () => {
    const { project, annotations } = test.info();
    const engine = project.name;
    const driver = await (engine === 'firefox' ? openFirefox : openWebKit)(viewport);
    annotations.push({ type: 'engine', description: driver.version });
    const server = await startServer({ entry: 'built' });
    const page = new JourneyPage(driver, join(project.outputDir, engine, device));
    try {
      await browse(page, server);
      await signUp(page, server);
      await rate(page, server);
      await publish(page);
      await embed(page, server);
      await page.open(server.url);
      await logOut(page);
    } catch (error) {
      await page.saveScreenshot('failed');
      throw error;
    } finally {
      await driver.close();
      await server.stop();
    }
  });
}
