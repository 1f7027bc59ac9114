/** The URL of a link in a review, if it is an absolute http or https URL without a username, which could imitate another host. */
export function webUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { href, username, password } = new URL(text);
  return username || password ? undefined : href;
}
