import { type MediaType, normalTag, ownLimits } from '@gildshelf/api-client/contract';
import { type TitleId, useTags, useUpdateTitleHistory } from '@gildshelf/api-client/react';
import { Button, HistoryIcon, Stack, TagField, useTranslate } from '@gildshelf/ui';
import { useId, useState } from 'react';
import { useUnsavedChanges } from '../../tracking-fields/unsavedChanges.ts';
import { SavedState, SaveProblem } from './AutosaveState.tsx';
import { useAutosave } from './useAutosave.ts';

export interface TitleTagsProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  readonly tags: readonly string[];
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
}

/** The tags of a title, and a field to change them. */
export function TitleTags(props: TitleTagsProps) {
  const translate = useTranslate();
  const id = useId();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Stack gap={3}>
      <Stack direction="row">
        <Button
          size="sm"
          startIcon={<HistoryIcon name="tag" size="sm" />}
          aria-expanded={isEditing}
          aria-controls={id}
          onClick={() => setIsEditing(!isEditing)}
        >
          {props.tags.length === 0
            ? translate('Add tags')
            : translate('Tags: {tags}', { tags: props.tags.join(', ') })}
        </Button>
      </Stack>
      <div id={id} hidden={!isEditing}>
        {isEditing && <TagEditor {...props} />}
      </div>
    </Stack>
  );
}

/** Tags that could not be saved stay in the field. */
function TagEditor({ type, titleId, tags, onUnsavedChange }: TitleTagsProps) {
  const translate = useTranslate();
  const known = useTags();
  const { run } = useUpdateTitleHistory(type, titleId);
  const autosave = useAutosave(tags, 0, (next) => run({ tags: [...new Set(next.map(normalTag))] }));
  useUnsavedChanges(autosave.isUnsaved, onUnsavedChange);
  return (
    <Stack gap={3}>
      <TagField
        label={translate('Tags')}
        tags={autosave.value}
        suggestions={known.state === 'ready' ? (known.data ?? []).map(({ name }) => name) : []}
        onChange={autosave.change}
        maxTags={ownLimits.tags}
        maxLength={ownLimits.tag}
      />
      <SavedState autosave={autosave} />
      <SaveProblem autosave={autosave} />
    </Stack>
  );
}
