import { FactList, Heading, Panel, Stack, Text, TextArea } from '@gildshelf/ui';
import { useRef } from 'react';
import { CopyButton } from './CopyButton.tsx';
import type { EmbedMethod } from './embedMethods.ts';

/** A snippet to copy, with its weight and the CSP directives that its page needs. */
export function EmbedMethodPanel({ method }: { readonly method: EmbedMethod }) {
  const { name, about, snippet, weight, policy, integrity } = method;
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
          label={`Snippet: ${name}`}
          hint={about}
          value={snippet}
          rows={Math.min(maximumRows, snippet.split('\n').length + 1)}
          spellCheck={false}
          monospace
          readOnly
        />
        <FactList
          facts={[
            { label: 'Weight on your page', value: weight },
            { label: 'Content security policy', value: policy, wide: true },
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
