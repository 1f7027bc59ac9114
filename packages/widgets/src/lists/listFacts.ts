import type { List } from '@gildshelf/api-client/contract';
import type { Translate } from '@gildshelf/ui';

/** '12 titles, ranked'. */
export function listFacts(
  { count, is_ranked }: Pick<List, 'count' | 'is_ranked'>,
  translate: Translate,
  locale: string,
): string {
  const titles = translate(count === 1 ? '{count} title' : '{count} titles', {
    count: count.toLocaleString(locale),
  });
  return is_ranked ? translate('{titles}, ranked', { titles }) : titles;
}
