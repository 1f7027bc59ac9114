import { ownLimits } from '@gildshelf/api-client/contract';
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';

/** Whether a server that listens on `host` can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

/** Text that is not empty. */
export const text = z.string().check(z.minLength(1));

/** One of some words; `otherwise` where nothing is set. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  words: Words,
  otherwise: Words[number],
) {
  return z._default(z.enum(words, `takes one of: ${words.join(', ')}`), otherwise);
}

/** A whole number from `minimum` to `maximum`; `otherwise` where nothing is set. */
export function wholeNumber(minimum: number, maximum: number, otherwise: number) {
  const sentence = `takes a whole number from ${minimum} to ${maximum}`;
  const holds = (digits: string) =>
    /^\d{1,9}$/.test(digits) && Number(digits) >= minimum && Number(digits) <= maximum;
  return z._default(z.pipe(z.string().check(z.refine(holds, sentence)), z.transform(Number)), otherwise);
}

/** A URL of one of these protocols. */
export function address(protocols: readonly string[], sentence: string) {
  const holds = (url: string) => URL.canParse(url) && protocols.includes(new URL(url).protocol);
  return z.optional(z.string().check(z.refine(holds, sentence)));
}

/** The origin of a site. */
export const origin = z.pipe(
  z.string().check(z.refine(isOrigin, 'takes a web address without a path, such as https://shelf.example')),
  z.transform((url) => new URL(url).origin),
);

/** Origins, separated by commas. */
export const origins = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (list) => words(list).every(isOrigin),
        'takes web addresses without a path, separated by commas',
      ),
    ),
  z.transform((list) => words(list).map((url) => new URL(url).origin)),
);

const everyone: Readonly<Record<string, string>> = { any: '*', none: "'none'" };

/** Who may show our widgets in frames, as a policy writes it. */
export const embedOn = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (list) => Object.hasOwn(everyone, list) || (words(list).length > 0 && words(list).every(isOrigin)),
        'takes one of: any, none; or web addresses without a path, separated by commas',
      ),
    ),
  z.transform(
    (list) =>
      everyone[list] ??
      words(list)
        .map((url) => new URL(url).origin)
        .join(' '),
  ),
);

/** A URL whose content cannot be changed in transit: https, or a loopback host. */
export const safeAddress = z
  .string()
  .check(
    z.refine(
      (url) => URL.canParse(url) && isSafeAddress(new URL(url)),
      'takes an address that starts with https:// (http:// on this machine only)',
    ),
  );

/** The host is trusted by its URL alone, so its connection must be encrypted or local. */
function isSafeAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** The words of a list that is separated by commas or spaces. */
export function words(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}

function isOrigin(url: string): boolean {
  if (url.length > ownLimits.url || !URL.canParse(url)) return false;
  const { protocol, origin, href, hostname } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  // It stands in policies, where a semicolon begins another directive.
  return !/[;,'"]/.test(hostname) && (href === origin || href === `${origin}/`);
}
