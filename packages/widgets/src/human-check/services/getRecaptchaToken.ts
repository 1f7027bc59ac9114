import { humanCheckAction } from '@gildshelf/api-client/contract';
import { recaptchaScript } from '../../trusted-script-url/trustedScriptUrl.ts';
import type { HumanCheckTask } from '../HumanCheckKind.ts';
import { loadServiceScript } from './loadServiceScript.ts';

/** The global that the script of reCAPTCHA v3 defines, as far as it is used here. */
interface Recaptcha {
  readonly ready: (listener: () => void) => void;
  readonly execute: (siteKey: string, options: { readonly action: string }) => PromiseLike<unknown>;
}

/** Gets a token from reCAPTCHA v3, which scores the visitor without an interactive challenge. */
export async function getRecaptchaToken({ siteKey }: HumanCheckTask): Promise<string> {
  const globals = globalThis as { readonly grecaptcha?: Recaptcha };
  const recaptcha = await loadServiceScript(recaptchaScript(siteKey), () => globals.grecaptcha);
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  const token = await recaptcha.execute(siteKey, { action: humanCheckAction });
  if (typeof token !== 'string' || !token) throw new Error('reCAPTCHA returned no token.');
  return token;
}
