import { screen, within } from '@testing-library/react';
import { type OpenSite, openSite, type SiteOptions } from '../support/openSite.tsx';

/** The URL of the builder with a form that is filled in. */
export function builderUrl(parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString();
  return `/embed${query && `?${query}`}`;
}

export async function openBuilder(
  parameters: Readonly<Record<string, string>>,
  options?: SiteOptions,
): Promise<OpenSite> {
  const site = await openSite(builderUrl(parameters), options);
  await screen.findByRole('heading', { level: 1, name: 'Show Gildshelf on your page' });
  return site;
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
export const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
/** The shown snippet of a way to embed. */
export const snippet = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(`Snippet: ${name}`).value;
