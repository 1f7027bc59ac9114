import { FactList, Panel, Stack, Text, TextArea, useTranslate } from '@gildshelf/ui';
import { useRef } from 'react';
import { CopyButton } from '../../forms/CopyButton.tsx';
import type { EmbedMethod } from './snippets/embedMethods.ts';

/** A snippet to copy, with its weight and the CSP directives that its page needs. */
export function EmbedMethodPanel({ method }: { readonly method: EmbedMethod }) {
  const translate = useTranslate();
  const { label, about, snippet, weight, policy, integrity } = method;
  const name = translate(label);
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <Panel accent={false}>
      <Stack gap={4}>
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
        <Stack direction="row">
          <CopyButton what={name} field={area} />
        </Stack>
        <FactList
          facts={[
            { label: translate('Weight on your page'), value: translate(weight) },
            { label: translate('Content security policy'), value: policy, wide: true },
          ]}
        />
        {integrity && (
          <Text size="sm" tone="secondary">
            {translate(integrity)}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

const maximumRows = 14;
