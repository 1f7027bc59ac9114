import type { CatalogueType } from '@gildshelf/api-client/contract';
import { TitleReviews, type TitleReviewsProps } from '@gildshelf/widgets';
import { paths, userPath } from '../../routing/paths.ts';

export interface ReviewsProps extends Pick<TitleReviewsProps, 'item' | 'onUnsavedChange'> {
  readonly type: CatalogueType;
}

/** The reviews of a title, with the links of this site. */
export function Reviews(props: ReviewsProps) {
  return (
    <TitleReviews
      {...props}
      loginHref={paths.login}
      collectionHref={(username) => userPath(paths.collection, username)}
    />
  );
}
