import { ownMessages } from '@gildshelf/api-client/contract';
import {
  Button,
  FactList,
  Heading,
  Panel,
  Stack,
  Text,
  TextArea,
  useTranslate,
  VisuallyHidden,
} from '@gildshelf/ui';
import { type RefObject, useRef, useState } from 'react';
import type { EmbedMethod } from './embedMethods.ts';

/** A snippet to copy, with its weight and the CSP directives that its page needs. */
export function EmbedMethodPanel({ method }: { readonly method: EmbedMethod }) {
  const translate = useTranslate();
  const { label, about, snippet, weight, policy, integrity } = method;
  const name = translate(label);
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <Panel as="section" accent={false} aria-label={name}>
      <Stack gap={4}>
        <Stack direction="row" justify="between" wrap>
          <Heading level={3} size="sm">
            {name}
          </Heading>
          <CopyButton what={name} area={area} />
        </Stack>
        <TextArea
          ref={area}
          label={translate('Snippet: {name}', { name })}
          hint={translate(about)}
          value={snippet}
          rows={Math.min(maximumRows, snippet.split('\n').length + 1)}
          spellCheck={false}
          monospace
          readOnly
        />
        <FactList
          facts={[
            { label: translate('Weight on your page'), value: weight },
            { label: translate('Content security policy'), value: policy, wide: true },
          ]}
        />
        {integrity && (
          <Text size="sm" tone="secondary">
            {integrity}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

const maximumRows = 14;

interface CopyButtonProps {
  /** Name of what is copied. */
  readonly what: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

const { copied, selected } = ownMessages.builder;

/** Copies the text of `area`; when the browser denies clipboard access, selects it so that the user can copy it by keyboard. */
function CopyButton({ what, area }: CopyButtonProps) {
  const translate = useTranslate();
  const [done, setDone] = useState<{ readonly text: string; readonly label: string }>();
  const copy = async () => {
    if (!area.current) return;
    const text = area.current.value;
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, label: copied });
    } catch {
      area.current.select();
      setDone({ text, label: selected });
    }
  };
  // After a change of the text the label is 'Copy' again.
  const label = done && done.text === area.current?.value ? done.label : undefined;
  return (
    <>
      <Button
        size="sm"
        onClick={() => void copy()}
        aria-label={translate('{action}: {name}', { action: translate(label ?? 'Copy'), name: what })}
      >
        {translate(label ?? 'Copy')}
      </Button>
      <VisuallyHidden role="status">{label ? translate(label) : ''}</VisuallyHidden>
    </>
  );
}
