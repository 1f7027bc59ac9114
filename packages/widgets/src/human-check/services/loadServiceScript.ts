import { trustedScriptUrl } from '../../trusted-script-url/trustedScriptUrl.ts';

const loading = new Map<string, Promise<unknown>>();

/**
 * Loads a service's script once and resolves to the global that it defines, which `read` returns. Rejects when the script
 * fails to load or defines nothing; the next call then loads it again.
 */
export function loadServiceScript<Service>(url: string, read: () => Service | undefined): Promise<Service> {
  const pending = loading.get(url) as Promise<Service> | undefined;
  if (pending) return pending;
  const loaded = load(url, read).catch((error: unknown) => {
    loading.delete(url);
    throw error;
  });
  loading.set(url, loaded);
  return loaded;
}

function load<Service>(url: string, read: () => Service | undefined): Promise<Service> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(url);
    // Services read the page's nonce from a script element, for the elements that they add themselves.
    const nonce = document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce;
    if (nonce) script.setAttribute('nonce', nonce);
    const fail = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    script.onerror = fail;
    script.onload = () => {
      const service = read();
      if (service) resolve(service);
      else fail();
    };
    document.head.append(script);
  });
}
