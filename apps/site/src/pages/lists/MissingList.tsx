import { Button, EmptyState, useTranslate } from '@gildshelf/ui';
import { paths } from '../../routing/paths.ts';

interface MissingListProps {
  /** What is missing. */
  readonly title: string;
}

/** The content of a page of lists that are private or do not exist. */
export function MissingList({ title }: MissingListProps) {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate(title)}
      headingLevel={1}
      action={
        <Button variant="gold" href={paths.home}>
          {translate('Go to Home')}
        </Button>
      }
    />
  );
}
