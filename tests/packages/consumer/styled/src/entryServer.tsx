/** The page is rendered by the client, so that the rules of the package follow those of the page. */
export const render = (): { html: string; css: string } => ({ html: '', css: '' });
