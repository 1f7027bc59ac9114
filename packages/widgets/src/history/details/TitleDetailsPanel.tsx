import type { MediaType, TitleHistory } from '@gildshelf/api-client/contract';
import { type TitleId, useUpdateTitleHistory } from '@gildshelf/api-client/react';
import { Alert, Panel, Stack, Switch, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { messageOfFailure } from '../messageOfFailure.ts';
import { TitleTags } from './TitleTags.tsx';

export interface TitleDetailsPanelProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  readonly details: Pick<TitleHistory, 'is_favourite' | 'is_private' | 'tags'>;
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
}

/** Whether a tracked title is a favourite and private, and its tags. */
export function TitleDetailsPanel({ type, titleId, details, onUnsavedChange }: TitleDetailsPanelProps) {
  const translate = useTranslate();
  return (
    <Panel as="section" aria-label={translate('Favourite, tags and privacy')} accent={false}>
      <Stack gap={4}>
        <DetailSwitch
          type={type}
          titleId={titleId}
          field="is_favourite"
          label={translate('Favourite')}
          checked={details.is_favourite}
        />
        <DetailSwitch
          type={type}
          titleId={titleId}
          field="is_private"
          label={translate('Private')}
          hint={translate(
            'Leaves this title out of your public collection, its numbers and your public diary.',
          )}
          checked={details.is_private}
        />
        <TitleTags type={type} titleId={titleId} tags={details.tags} onUnsavedChange={onUnsavedChange} />
      </Stack>
    </Panel>
  );
}

interface DetailSwitchProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  readonly field: 'is_favourite' | 'is_private';
  readonly label: string;
  readonly hint?: string;
  /** The saved value, which changes with the response of the server. */
  readonly checked: boolean;
}

function DetailSwitch({ type, titleId, field, label, hint, checked }: DetailSwitchProps) {
  const translate = useTranslate();
  const { run, isRunning } = useUpdateTitleHistory(type, titleId);
  const [problem, setProblem] = useState<string>();

  async function change(value: boolean) {
    setProblem(undefined);
    try {
      await run({ [field]: value });
    } catch (error) {
      setProblem(messageOfFailure(error));
    }
  }

  return (
    <Stack gap={2}>
      <Switch
        side="end"
        label={label}
        hint={isRunning ? translate('Saving…') : hint}
        checked={checked}
        aria-busy={isRunning}
        onChange={(value) => void change(value)}
      />
      {problem && <Alert tone="danger">{translate(problem)}</Alert>}
    </Stack>
  );
}
