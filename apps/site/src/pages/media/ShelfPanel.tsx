import { useUser } from '@gildshelf/api-client/react';
import { Button, Heading, Panel, Skeleton, Stack, Text, Undecided, useTranslate } from '@gildshelf/ui';
import { LoginPrompt, lazyPart } from '@gildshelf/widgets';
import { useEffect } from 'react';
import { paths } from '../../routing/paths.ts';
import type { ShelfFormProps } from './ShelfForm.tsx';

const ShelfForm = lazyPart<ShelfFormProps>(async () => (await import('./ShelfForm.tsx')).ShelfForm);

/** Preloads the form for a signed-in user while the title itself is still loading. */
export function usePreloadedShelf(): void {
  const { isAuthenticated } = useUser();
  useEffect(() => {
    if (isAuthenticated) void ShelfForm.preload();
  }, [isAuthenticated]);
}

/** The rating form for a signed-in user, whose code only they load; otherwise a prompt to sign in. */
export function ShelfPanel(props: ShelfFormProps) {
  const { isInitializing, isAuthenticated } = useUser();
  const prompt = <LoginPrompt loginHref={paths.login} registerHref={paths.register} />;
  if (isInitializing) return <Undecided>{prompt}</Undecided>;
  if (!isAuthenticated) return prompt;
  return <ShelfForm meanwhile={<ShelfPlaceholder />} {...props} />;
}

/** A placeholder until the form's code is loaded, as tall as its status, its stars and its buttons. */
function ShelfPlaceholder() {
  const translate = useTranslate();
  return (
    <Panel as="section" aria-busy="true">
      <Stack gap={5}>
        <Heading level={2} size="sm">
          {translate('On your shelf')}
        </Heading>
        {fields.map(({ label, size }) => (
          <Stack key={label} gap={1}>
            <Text as="div" size="sm">
              <Skeleton width="third" />
            </Text>
            <Skeleton>
              <Button size={size}>{translate(label)}</Button>
            </Skeleton>
          </Stack>
        ))}
        <Skeleton>
          <Button>{translate('Submit')}</Button>
        </Skeleton>
        <Stack keepsRoom>{null}</Stack>
      </Stack>
    </Panel>
  );
}

const fields = [
  { label: 'Status', size: 'lg' },
  { label: 'Rating', size: 'md' },
] as const;
