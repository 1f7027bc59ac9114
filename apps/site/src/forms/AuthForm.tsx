import type { FormError } from '@gildshelf/api-client/contract';
import { Button, Heading, Panel, Stack, Text } from '@gildshelf/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';

export interface AuthFormProps {
  readonly title: string;
  /** Explains the form when its title does not. */
  readonly intro?: string;
  /** The message about the previous or the current attempt. */
  readonly notice: ReactNode;
  /** The validation error; its field receives the focus. */
  readonly problem: FormError | null;
  /** The fields. */
  readonly children: ReactNode;
  readonly humanCheck: ReactNode;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  /** Called on hover and on focus, to preload what follows the submission. */
  readonly onIntent?: () => void;
  /** Alternatives to the form, below the button. */
  readonly footer?: ReactNode;
}

/** The panel of an account page: a form with a human check. */
export function AuthForm(props: AuthFormProps) {
  const {
    title,
    intro,
    notice,
    problem,
    children,
    humanCheck,
    submitLabel,
    isBusy,
    onSubmit,
    onIntent,
    footer,
  } = props;
  // Before hydration the browser itself would submit the form, with the values in the URL.
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLElement>(null);
  const lastMessage = useRef<string | null>(null);

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  // On a small screen the button is far below the message above the fields: each new message is scrolled into view once.
  useEffect(() => {
    const messageElement = form.current?.querySelector<HTMLElement>(
      ':scope > :is([role="alert"], [role="status"])',
    );
    const message = messageElement?.textContent ?? null;
    if (message !== lastMessage.current) messageElement?.scrollIntoView({ block: 'nearest' });
    lastMessage.current = message;
  });

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Panel padding="lg">
      <Stack
        as="form"
        ref={form}
        gap={5}
        noValidate
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onSubmit={handleSubmit}
      >
        <Stack gap={2}>
          <Heading level={1} size="lg" align="centre">
            {title}
          </Heading>
          {intro && (
            <Text tone="secondary" align="centre">
              {intro}
            </Text>
          )}
        </Stack>
        {notice}
        {children}
        {humanCheck}
        <Button type="submit" variant="gold" size="lg" fullWidth loading={isBusy} disabled={!isHydrated}>
          {submitLabel}
        </Button>
        {footer}
      </Stack>
    </Panel>
  );
}

const subscribe = () => () => {};

/** False on the server and during hydration, true afterwards. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
