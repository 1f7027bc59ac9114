import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost, type MockResponse, type SiteHost } from '../support/siteHost.ts';

type Response = MockResponse | 'unreachable' | 'never';

/** The request for the details of a title, in the format of `SiteHost.calls`. */
export const detailsCall = (type: CatalogueType, slug: string) => `GET ${catalogues[type].root}/${slug}`;

/** An API with this response to the request for the details of a title. */
export function createTitleHost(type: CatalogueType, slug: string, response: Response): SiteHost {
  const host = createSiteHost();
  host.respondTo(detailsCall(type, slug), response);
  return host;
}

/** Opens the page of 'a-title' with these details; all other fields are missing. */
export function openTitle(type: CatalogueType, item: object, options?: SiteOptions) {
  const host = createTitleHost(type, 'a-title', { json: { id: 7, slug: 'a-title', ...item } });
  return openSite(`/${type}/a-title`, { ...options, host });
}

/** Waits for the page whose heading is this name. */
export const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The value beside a label among the facts. */
export const factOf = (label: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

/** The description, with its heading. */
export const description = () => document.querySelector('[data-part="description"]')?.textContent;

/** Items with the fields of a valid one that say nothing about a title: how they are malformed, and the item. */
export const malformedItems = (valid: object): readonly (readonly [how: string, item: object])[] => [
  ['without any fields', {}],
  ['with null in every field', Object.fromEntries(Object.keys(valid).map((name) => [name, null]))],
  ['with a wrong type in every field', Object.fromEntries(Object.keys(valid).map((name) => [name, [{}]]))],
];

/** The image of the title. */
export const mediaImage = () => document.querySelector<HTMLImageElement>('[data-part="media"] img');

/** Makes every `new Image()` load successfully, because jsdom loads no images; the returned list collects the URLs. */
export function loadImages(): readonly string[] {
  const urls: string[] = [];
  class LoadedImage {
    readonly naturalWidth = 1280;
    onload: (() => void) | null = null;
    set src(url: string) {
      urls.push(url);
      queueMicrotask(() => this.onload?.());
    }
  }
  vi.stubGlobal('Image', LoadedImage);
  return urls;
}
