import { type MediaType, ownLimits } from '@gildshelf/api-client/contract';
import { type TitleId, useUpdateTitleHistory } from '@gildshelf/api-client/react';
import { Button, Heading, HistoryIcon, Panel, Stack, Text, TextArea, useTranslate } from '@gildshelf/ui';
import { useEffect, useRef, useState } from 'react';
import { useUnsavedChanges } from '../../tracking-fields/unsavedChanges.ts';
import { SavedState, SaveProblem } from './AutosaveState.tsx';
import { useAutosave } from './useAutosave.ts';

export interface PrivateNoteProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  /** The saved note; empty without one. */
  readonly note: string;
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
}

/** Milliseconds without typing after which the note is saved. */
const autosaveDelay = 1000;

/** The private note of a title: text until it is edited, then a text area that saves by itself. */
export function PrivateNote({ type, titleId, note, onUnsavedChange }: PrivateNoteProps) {
  const translate = useTranslate();
  const { run } = useUpdateTitleHistory(type, titleId);
  const autosave = useAutosave(note, autosaveDelay, (text) => run({ note: text }));
  const { value: text, isUnsaved } = autosave;
  const [isEditing, setIsEditing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const editButton = useRef<HTMLElement>(null);
  useUnsavedChanges(isUnsaved, onUnsavedChange);

  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) field.current?.focus();
    else if (wasEditing.current) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Panel as="section" aria-label={translate('Private note')} accent={false}>
      <Stack gap={3}>
        <Stack direction="row" justify="between" gap={3} wrap>
          <Heading level={2} size="sm">
            {translate('Private note')}
          </Heading>
          <Stack direction="row" gap={1}>
            <HistoryIcon name="lock" size="sm" />
            <Text as="span" size="xs" tone="secondary">
              {translate('Only you')}
            </Text>
          </Stack>
        </Stack>
        {isEditing ? (
          <TextArea
            ref={field}
            label={translate('Your note')}
            dir="auto"
            rows={5}
            value={text}
            maxLength={ownLimits.note}
            onChange={autosave.change}
            onBlur={() => void autosave.flush()}
          />
        ) : (
          text !== '' && (
            // The button below does the same for the keyboard.
            <Text size="sm" prose dir="auto" onClick={() => setIsEditing(true)}>
              {text}
            </Text>
          )
        )}
        <SaveProblem autosave={autosave} />
        <Stack direction="row" justify="between" gap={3} wrap>
          <Button
            ref={editButton}
            size="sm"
            variant="quiet"
            flush
            startIcon={isEditing ? undefined : 'edit'}
            onClick={() => setIsEditing(!isEditing)}
          >
            {translate(isEditing ? 'Done' : text === '' ? 'Write a note' : 'Edit note')}
          </Button>
          <SavedState autosave={autosave} />
        </Stack>
      </Stack>
    </Panel>
  );
}
