import { trustedScriptUrl } from '../../trusted-script-url/trustedScriptUrl.ts';

const loading = new Map<string, Promise<unknown>>();

/**
 * Loads a service's script, once, and gives what it put in place, as `read` finds it. Rejects where it cannot be loaded, or
 * put nothing in place; then the next call tries again.
 */
export function loadService<Service>(address: string, read: () => Service | undefined): Promise<Service> {
  const known = loading.get(address) as Promise<Service> | undefined;
  if (known) return known;
  const loaded = load(address, read).catch((error: unknown) => {
    loading.delete(address);
    throw error;
  });
  loading.set(address, loaded);
  return loaded;
}

function load<Service>(address: string, read: () => Service | undefined): Promise<Service> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(address);
    // A service looks for the page's nonce on a script, for what it adds itself.
    const nonce = document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce;
    if (nonce) script.setAttribute('nonce', nonce);
    const refuse = () => {
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    };
    script.onerror = refuse;
    script.onload = () => {
      const service = read();
      if (service) resolve(service);
      else refuse();
    };
    document.head.append(script);
  });
}
