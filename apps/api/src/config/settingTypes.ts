import { ownLimits } from '@gildshelf/api-client/contract';
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';

/** Whether a server that listens on `host` is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

/** Text that is not empty. */
export const text = z.string().check(z.minLength(1));

/** One of `values`; `fallback` if the setting is not set. */
export function oneOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) {
  return z._default(z.enum(values, `must be one of: ${values.join(', ')}`), fallback);
}

/** An integer from `minimum` to `maximum`; `fallback` if the setting is not set. */
export function integer(minimum: number, maximum: number, fallback: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  const isValid = (digits: string) =>
    /^\d{1,9}$/.test(digits) && Number(digits) >= minimum && Number(digits) <= maximum;
  return z._default(z.pipe(z.string().check(z.refine(isValid, message)), z.transform(Number)), fallback);
}

/** A URL of one of these protocols. */
export function urlWithProtocol(protocols: readonly string[], message: string) {
  const isValid = (url: string) => URL.canParse(url) && protocols.includes(new URL(url).protocol);
  return z.optional(z.string().check(z.refine(isValid, message)));
}

/** The origin of a site. */
export const origin = z.pipe(
  z.string().check(z.refine(isOrigin, 'must be a URL without a path, such as https://shelf.example')),
  z.transform((url) => new URL(url).origin),
);

/** Origins, separated by commas. */
export const origins = z.pipe(
  z
    .string()
    .check(
      z.refine((list) => splitList(list).every(isOrigin), 'must be URLs without a path, separated by commas'),
    ),
  z.transform((list) => splitList(list).map((url) => new URL(url).origin)),
);

const keywords: Readonly<Record<string, string>> = { any: '*', none: "'none'" };

/** The origins that may show the widgets in frames, as a value of `frame-ancestors`. */
export const embedOn = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (list) =>
          Object.hasOwn(keywords, list) || (splitList(list).length > 0 && splitList(list).every(isOrigin)),
        'must be one of: any, none; or URLs without a path, separated by commas',
      ),
    ),
  z.transform(
    (list) =>
      keywords[list] ??
      splitList(list)
        .map((url) => new URL(url).origin)
        .join(' '),
  ),
);

/** A URL whose content cannot be changed in transit: https, or a loopback host. */
export const secureUrl = z
  .string()
  .check(
    z.refine(
      (url) => URL.canParse(url) && isSecureUrl(new URL(url)),
      'must be a URL that starts with https:// (http:// on this machine only)',
    ),
  );

/** The host is trusted by its URL alone, so its connection must be encrypted or local. */
function isSecureUrl({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** Splits a list that is separated by commas or spaces. */
export function splitList(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}

function isOrigin(url: string): boolean {
  if (url.length > ownLimits.url || !URL.canParse(url)) return false;
  const { protocol, origin, href, hostname } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  // The origin becomes part of a policy, where a semicolon starts another directive.
  return !/[;,'"]/.test(hostname) && (href === origin || href === `${origin}/`);
}
