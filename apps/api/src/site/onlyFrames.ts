import { isFrameRoute } from './isSiteRoute.ts';
import type { SiteRenderer } from './SiteRenderer.ts';

/** A renderer that leaves every page to the browser but frames on other pages, which have no script that could fill them. */
export function onlyFrames(renderer: SiteRenderer): SiteRenderer {
  return {
    questionsOf: (address) => (isFrameRoute(pathOf(address)) ? renderer.questionsOf(address) : undefined),
    modulesOf: () => [],
    statusOf: async () => 200,
    greatestAgeOf: (address) => renderer.greatestAgeOf(address),
    renderPage: (...page) => renderer.renderPage(...page),
  };
}

const pathOf = (address: string) => address.split('?')[0] ?? '';
