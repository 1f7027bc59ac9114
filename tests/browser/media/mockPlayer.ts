import type { Page } from '@playwright/test';

/**
 * A fake of the provider's player API: it creates a Trusted Types policy and loads a second script, which creates another policy,
 * defines the player and calls the page back. The player replaces its element and receives events of the video by messages.
 */
const playerApi = `
  let scriptUrl = 'https://www.youtube.com/s/player/stand-in/www-widgetapi.js';
  try {
    scriptUrl = trustedTypes.createPolicy('youtube-widget-api', { createScriptURL: (x) => x }).createScriptURL(scriptUrl);
  } catch {}
  var YT;
  if (!window.YT) YT = { loading: 0, loaded: 0 };
  if (!YT.loading) {
    YT.loading = 1;
    const script = document.createElement('script');
    script.id = 'www-widgetapi-script';
    script.src = scriptUrl;
    script.async = true;
    const first = document.getElementsByTagName('script')[0];
    first.parentNode.insertBefore(script, first);
  }`;

const widgetApi = `
  const policy = trustedTypes.createPolicy('goog#html', { createHTML: (x) => x });
  YT.Player = class {
    constructor(element, { videoId, host, width, height, playerVars, events }) {
      const parameters = new URLSearchParams({ ...playerVars, enablejsapi: 1, origin: location.origin });
      this.element = element;
      this.frame = document.createElement('iframe');
      Object.assign(this.frame, { title: 'Video player', width, height, allow: 'autoplay; encrypted-media' });
      this.frame.src = host + '/embed/' + videoId + '?' + parameters;
      element.innerHTML = policy.createHTML('');
      element.replaceWith(this.frame);
      this.listen = ({ source, data }) => {
        if (source !== this.frame.contentWindow) return;
        if (data.event === 'onStateChange') events.onStateChange({ data: data.info, target: this });
        if (data.event === 'onError') events.onError({ data: data.info, target: this });
      };
      addEventListener('message', this.listen);
      window.livePlayers = (window.livePlayers ?? 0) + 1;
    }
    destroy() {
      window.livePlayers -= 1;
      removeEventListener('message', this.listen);
      this.frame.replaceWith(this.element);
    }
  };
  YT.loaded = 1;
  window.onYouTubeIframeAPIReady?.();`;

const button = (name: string, event: string, info: number) =>
  `<button onclick="parent.postMessage({ event: '${event}', info: ${info} }, '*')">${name}</button>`;
const player = [
  '<!doctype html><title>Player</title>',
  button('Pause', 'onStateChange', 2),
  button('End', 'onStateChange', 0),
  button('Fail', 'onError', 150),
].join('');

/** The URLs requested from the video provider, and the referrers of the embedded players. */
export interface PlayerRequests {
  readonly urls: string[];
  readonly referrers: (string | undefined)[];
}

/** Routes requests to the video provider to the fake player. Thumbnails respond 404 unless a test routes them. */
export async function mockPlayer(page: Page): Promise<PlayerRequests> {
  const requests: PlayerRequests = { urls: [], referrers: [] };
  await page.route(/^https:\/\/([\w-]+\.)*(youtube|youtube-nocookie|ytimg|google)\.com\//, async (route) => {
    const url = new URL(route.request().url());
    requests.urls.push(url.href);
    if (url.pathname === '/iframe_api')
      return route.fulfill({ contentType: 'text/javascript', body: playerApi });
    if (url.pathname.endsWith('www-widgetapi.js'))
      return route.fulfill({ contentType: 'text/javascript', body: widgetApi });
    if (!url.pathname.startsWith('/embed/')) return route.fulfill({ status: 404, body: '' });
    requests.referrers.push(
      await route
        .request()
        .headerValue('referer')
        .then((value) => value ?? undefined),
    );
    return route.fulfill({ contentType: 'text/html', body: player });
  });
  return requests;
}

/** The number of players that have been created and not destroyed. */
export const livePlayers = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'livePlayers') ?? 0);

/** A response with an image of this size in pixels. */
export function imageResponse(width: number, height: number) {
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return { contentType: 'image/svg+xml', body };
}

export const videoId = 'ZEkwCGJ3o7M';
export const thumbnailUrl = `https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`;
/** An embed URL as the anime provider returns it. */
export const embedUrl = `https://www.youtube-nocookie.com/embed/${videoId}?enablejsapi=1&wmode=opaque&autoplay=1`;
