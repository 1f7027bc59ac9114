import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import {
  respondWithJson,
  type SiteverifyHandler,
} from '../../apps/api/src/testing/providers/startSiteverify.ts';

/**
 * Serves stubs for the scripts of reCAPTCHA and Turnstile. They add to a page what the real ones add (scripts, styles, frames,
 * Trusted Types policies with the same names), so that the content security policy is tested with the same content.
 */
export async function serveHumanCheckScripts(page: Page): Promise<void> {
  await page.route(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/, script(recaptchaLoader));
  await page.route(
    'https://www.gstatic.com/recaptcha/releases/stand-in/recaptcha__en.js',
    script(recaptchaClient),
  );
  await page.route(/^https:\/\/www\.google\.com\/recaptcha\/api2\/anchor\?/, html('<p>protected</p>'));
  await page.route(/^https:\/\/www\.google\.com\/recaptcha\/api2\/reload\?/, (route) =>
    route.fulfill({ headers: shared, body: 'ok' }),
  );
  await page.route(/^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js\?/, script(turnstile));
  await page.route(/^https:\/\/challenges\.cloudflare\.com\/cdn-cgi\//, html(turnstileFrame));
}

/** A token of a stub: `standin.<action>.<site key>.<random part>`. */
const stubTokenPattern = /^standin\.([\w-]+)\.([\w-]+)\.[\w-]{8,}$/;

const shared = { 'access-control-allow-origin': '*' };
const script = (body: string) => (route: Route) =>
  route.fulfill({ headers: shared, contentType: 'text/javascript; charset=utf-8', body });
const html = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/html', body });

// The script that the loader adds.
const recaptchaClient = `(() => {
  const policy = trustedTypes.createPolicy('goog#html', {
    createHTML: (text) => text, createScript: (text) => text, createScriptURL: (text) => text,
  });
  const style = document.createElement('style');
  style.setAttribute('nonce', document.querySelector('script[nonce]').nonce);
  style.textContent = '.grecaptcha-badge { box-shadow: gray 0 0 5px }';
  document.head.append(style);
  const badge = document.createElement('div');
  badge.className = 'grecaptcha-badge';
  badge.style.cssText = 'width: 256px; height: 60px; position: fixed; bottom: 14px; right: -186px';
  badge.innerHTML = policy.createHTML(
    '<iframe title="reCAPTCHA" src="https://www.google.com/recaptcha/api2/anchor?ar=1"></iframe>');
  document.body.append(badge);
  grecaptcha.execute = async (key, { action }) => {
    await fetch('https://www.google.com/recaptcha/api2/reload?k=' + key, { method: 'POST' });
    return 'standin.' + action + '.' + key + '.' + crypto.randomUUID();
  };
  grecaptcha.ready = (listener) => listener();
  for (const listener of ___grecaptcha_cfg.fns ?? []) listener();
})();`;

// The script of the page: with trustedtypes=true in its URL it creates a Trusted Types policy for the script that it adds,
// which gets the page's nonce and an integrity hash.
const recaptchaLoader = `(() => {
  window.___grecaptcha_cfg = window.___grecaptcha_cfg || {};
  window.grecaptcha = window.grecaptcha || {};
  grecaptcha.ready = (listener) => { (___grecaptcha_cfg.fns ??= []).push(listener); };
  const added = document.createElement('script');
  added.async = true;
  let url = 'https://www.gstatic.com/recaptcha/releases/stand-in/recaptcha__en.js';
  if (new URL(document.currentScript.src).searchParams.get('trustedtypes') === 'true')
    url = trustedTypes.createPolicy('recaptcha', { createScriptURL: (text) => text }).createScriptURL(url);
  added.src = url;
  added.crossOrigin = 'anonymous';
  added.integrity = 'sha384-${createHash('sha384').update(recaptchaClient).digest('base64')}';
  const { nonce } = document.querySelector('script[nonce]');
  if (nonce) added.setAttribute('nonce', nonce);
  const first = document.getElementsByTagName('script')[0];
  first.parentNode.insertBefore(added, first);
})();`;

// A frame of the service in a closed shadow root, which sends messages to the page. With a site key that begins with `asks`
// the challenge is interactive: the user has to press a button.
const turnstile = `(() => {
  const widgets = new Map();
  window.turnstile = {
    render(container, options) {
      const id = 'cf-chl-widget-' + widgets.size;
      const box = document.createElement('div');
      const frame = document.createElement('iframe');
      const isInteractive = options.sitekey.startsWith('asks');
      frame.title = 'Widget containing a Cloudflare security challenge';
      frame.src = 'https://challenges.cloudflare.com/cdn-cgi/challenge-platform/?asks=' + isInteractive;
      frame.style.cssText = isInteractive ? 'border: none; width: 100%; height: 65px' : 'display: none';
      box.attachShadow({ mode: 'closed' }).append(frame);
      container.append(box);
      const listen = ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        if (data === 'interactive') options['before-interactive-callback']();
        if (data !== 'done') return;
        if (isInteractive) options['after-interactive-callback']();
        options.callback('standin.' + options.action + '.' + options.sitekey + '.' + crypto.randomUUID());
      };
      addEventListener('message', listen);
      widgets.set(id, () => { removeEventListener('message', listen); box.remove(); });
      return id;
    },
    remove(id) { widgets.get(id)(); },
  };
})();`;

const turnstileFrame = `<!doctype html><html lang="en"><title>Challenge</title>
<button>Verify you are human</button>
<script>
  const send = (message) => parent.postMessage(message, '*');
  const isInteractive = location.search === '?asks=true';
  if (isInteractive) document.querySelector('button').onclick = () => send('done');
  send(isInteractive ? 'interactive' : 'done');
</script></html>`;

/** Verifies the tokens of the stub scripts, each once, as documented by both services. */
export function siteverifyScript(hostname: string, secret: string): SiteverifyHandler {
  const used = new Set<string>();
  return (request, response) => {
    const token = request.get('response') ?? '';
    const [, action] = stubTokenPattern.exec(token) ?? [];
    const reject = (code: string) =>
      respondWithJson({ success: false, 'error-codes': [code] })(request, response);
    if (request.get('secret') !== secret) return reject('invalid-input-secret');
    if (!action) return reject('invalid-input-response');
    if (used.has(token)) return reject('timeout-or-duplicate');
    used.add(token);
    const challenge_ts = new Date().toISOString();
    respondWithJson({ success: true, challenge_ts, hostname, action, score: 0.9, 'error-codes': [] })(
      request,
      response,
    );
  };
}
