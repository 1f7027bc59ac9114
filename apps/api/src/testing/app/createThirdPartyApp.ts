import { auth } from '@gildshelf/api-client/contract';
import { onTestFinished } from 'vitest';
import type { Engine } from '../database/eachEngine.ts';
import { startForgedProvider } from '../providers/startForgedProvider.ts';
import { startOpenIdProvider } from '../providers/startOpenIdProvider.ts';
import { createSurfer } from './createSurfer.ts';
import { createTestApp } from './createTestApp.ts';

/** Where the server of a test is, for whoever surfs to it. */
export const home = 'http://127.0.0.1:4000';
/** Where a sign-in through a third party begins. */
export const start = `${home}${auth.thirdPartySignInPath}`;
/** Where a person comes back to. */
export const callback = `${start}/callback`;

type Surfer = ReturnType<typeof createSurfer>;

/** The whole server with a real OpenID provider, whose pages are walked over HTTP. */
export async function createThirdPartyApp(engine: Engine, options: { readonly atUserinfo?: boolean } = {}) {
  const provider = await startOpenIdProvider(callback, options);
  onTestFinished(() => provider.close());
  const parts = await createTestApp(engine, provider.settings);
  const surfer = () => createSurfer(parts.app, home);
  const atCallback = (next: URL) => next.href.startsWith(`${callback}?`);

  /** Begins, or goes on where a link leads; logs in and agrees. Stops in front of our door: nothing of ours was asked yet. */
  async function agree(by: Surfer, login: string, from: string = start): Promise<URL> {
    let page = await by.go(from, { until: atCallback });
    if (page.text.includes('Log in to the provider'))
      page = await by.go(page.url, { form: { login, password: 'any', answer: 'yes' }, until: atCallback });
    if (page.text.includes('wants to know'))
      page = await by.go(page.url, { form: { answer: 'yes' }, until: atCallback });
    return page.url;
  }

  /** The whole way; gives the address of the page that it ended at. */
  async function signIn(login: string, by = surfer()): Promise<URL> {
    return (await by.go(await agree(by, login))).url;
  }

  return { ...parts, provider, surfer, agree, signIn };
}

/** The whole server with a provider that says what a test wants. */
export async function createForgedApp(engine: Engine) {
  const provider = await startForgedProvider();
  onTestFinished(() => provider.close());
  const parts = await createTestApp(engine, provider.settings);
  const surfer = () => createSurfer(parts.app, home);

  async function agree(by: Surfer): Promise<string> {
    return provider.agree((await by.ask(start)).headers.get('location') ?? '');
  }

  async function signIn(by = surfer()): Promise<URL> {
    return (await by.go(await agree(by))).url;
  }

  return { ...parts, provider, surfer, agree, signIn };
}

/** What a token says that stands in an address; undefined where none does. */
export function tokenIn({ searchParams }: URL): string | undefined {
  return searchParams.get('token') ?? undefined;
}
