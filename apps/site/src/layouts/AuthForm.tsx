import { messages } from '@gildshelf/api-client/contract';
import { Alert, Button, Heading, Panel, Stack } from '@gildshelf/ui';
import type { FormEvent, ReactNode } from 'react';

export interface AuthFormProps {
  readonly title: string;
  /** What is said about an earlier attempt; gives way to the notice that the page is about to reload. */
  readonly notice: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  readonly humanCheck: ReactNode;
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  readonly isRefreshing: boolean;
  readonly onSubmit: () => void;
}

/** The panel of an account page with a form that a person, and no programme, sends. */
export function AuthForm(props: AuthFormProps) {
  const { title, notice, children, humanCheck, submitLabel, isSubmitting, isRefreshing, onSubmit } = props;

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Panel padding="lg">
      <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
        <Heading level={1} size="lg" align="centre">
          {title}
        </Heading>
        {isRefreshing ? <Alert>{messages.login.refreshing}</Alert> : notice}
        {children}
        {humanCheck}
        <Button type="submit" variant="gold" size="lg" fullWidth loading={isSubmitting || isRefreshing}>
          {submitLabel}
        </Button>
      </Stack>
    </Panel>
  );
}
