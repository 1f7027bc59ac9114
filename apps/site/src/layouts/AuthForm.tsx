import type { FormProblem } from '@gildshelf/api-client/contract';
import { Button, Heading, Panel, Stack, Text } from '@gildshelf/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useIsLive } from '../useIsLive.ts';

export interface AuthFormProps {
  readonly title: string;
  /** What is asked for and why, where the title does not say it. */
  readonly intro?: string;
  /** What is said about an earlier attempt, or about this one. */
  readonly notice: ReactNode;
  /** What is wrong with the values: the focus goes to the field. */
  readonly problem: FormProblem | null;
  /** The fields. */
  readonly children: ReactNode;
  readonly humanCheck: ReactNode;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  /** Somebody turns to the form: what comes after it can be fetched. */
  readonly onIntent?: () => void;
  /** Other ways on, below the button. */
  readonly footer?: ReactNode;
}

/** The panel of an account page with a form that a person, and no programme, sends. */
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
  // Sent by the browser itself, what is typed would stand in the address.
  const isLive = useIsLive();
  const form = useRef<HTMLElement>(null);
  const lastSaid = useRef<string | null>(null);

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  // On a small screen the button is pressed far below: what is said above the fields comes into view, once.
  useEffect(() => {
    const said = form.current?.querySelector<HTMLElement>(':scope > :is([role="alert"], [role="status"])');
    const sentence = said?.textContent ?? null;
    if (sentence !== lastSaid.current) said?.scrollIntoView({ block: 'nearest' });
    lastSaid.current = sentence;
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
        <Button type="submit" variant="gold" size="lg" fullWidth loading={isBusy} disabled={!isLive}>
          {submitLabel}
        </Button>
        {footer}
      </Stack>
    </Panel>
  );
}
