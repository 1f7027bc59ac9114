import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost, type Reply, type SiteHost } from '../support/siteHost.ts';

type Response = Reply | 'unreachable' | 'never';

/** The request for the details of a title, as hosts name calls. */
export const detailsCall = (type: CatalogueType, slug: string) => `GET ${catalogues[type].root}/${slug}`;

/** A host that responds so to the request for the details of a title. */
export function createTitleHost(type: CatalogueType, slug: string, response: Response): SiteHost {
  const host = createSiteHost();
  host.answer(detailsCall(type, slug), response);
  return host;
}

/** Opens the page of 'a-title' with these details; what is not given is missing. */
export function openTitle(type: CatalogueType, item: object, options?: SiteOptions) {
  const host = createTitleHost(type, 'a-title', { json: { id: 7, slug: 'a-title', ...item } });
  return openSite(`/${type}/a-title`, { ...options, host });
}

/** The heading of the page, once it is this. */
export const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The value beside a label among the facts. */
export const factOf = (label: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

/** The description, with its heading. */
export const description = () => document.querySelector('[data-part="description"]')?.textContent;

/** The image of the title. */
export const mediaImage = () => document.querySelector<HTMLImageElement>('[data-part="media"] img');

/** Lets images that are loaded without being shown succeed, which jsdom does not load; returns their URLs so far. */
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
