import { humanCheckAction } from '@gildshelf/api-client/contract';
import { recaptchaScript } from '../../trusted-script-url/trustedScriptUrl.ts';
import type { HumanCheckTask } from '../HumanCheckKind.ts';
import { loadService } from './loadService.ts';

/** What the script of reCAPTCHA v3 puts in place, as far as it is needed here. */
interface Recaptcha {
  readonly ready: (listener: () => void) => void;
  readonly execute: (siteKey: string, options: { readonly action: string }) => PromiseLike<unknown>;
}

/** Asks reCAPTCHA v3, which watches and scores, and asks the person nothing. */
export async function askRecaptcha({ siteKey }: HumanCheckTask): Promise<string> {
  const globals = globalThis as { readonly grecaptcha?: Recaptcha };
  const recaptcha = await loadService(recaptchaScript(siteKey), () => globals.grecaptcha);
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  const answer = await recaptcha.execute(siteKey, { action: humanCheckAction });
  if (typeof answer !== 'string' || !answer) throw new Error('reCAPTCHA gave no answer.');
  return answer;
}
