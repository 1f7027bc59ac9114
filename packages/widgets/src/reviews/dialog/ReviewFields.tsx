import { ownLimits, type ReviewVisibility } from '@gildshelf/api-client/contract';
import { Button, CheckboxField, RadioGroup, Stack, Text, TextArea, useTranslate } from '@gildshelf/ui';
import { useId, useState } from 'react';
import { ReviewText } from '../ReviewText.tsx';
import type { useReviewForm } from './useReviewForm.ts';

/** The fields of a review, with a preview of its text. */
export function ReviewFields({ form }: { readonly form: ReturnType<typeof useReviewForm> }) {
  const translate = useTranslate();
  const previewId = useId();
  const [isPreview, setIsPreview] = useState(false);
  const { draft, set, textError } = form;
  return (
    <>
      <TextArea
        label={translate('Your review')}
        hint={translate(
          '*emphasis*, **strong**, lists with -, quotes with >, [links](https://example.org) and ||spoilers||',
        )}
        error={textError && translate(textError)}
        dir="auto"
        rows={10}
        required
        maxLength={ownLimits.review}
        value={draft.text}
        onChange={(text) => set({ text })}
      />
      <Stack gap={3}>
        <Stack direction="row">
          <Button
            size="sm"
            startIcon={isPreview ? 'eye-off' : 'eye'}
            aria-expanded={isPreview}
            aria-controls={previewId}
            onClick={() => setIsPreview(!isPreview)}
          >
            {translate('Preview')}
          </Button>
        </Stack>
        <section id={previewId} aria-label={translate('Preview')} hidden={!isPreview}>
          {isPreview &&
            (draft.text.trim() === '' ? (
              <Text tone="secondary">{translate('There is nothing to show yet.')}</Text>
            ) : (
              <ReviewText text={draft.text} isSpoiler={draft.is_spoiler} />
            ))}
        </section>
      </Stack>
      <CheckboxField
        label={translate('This review contains spoilers')}
        hint={translate('Its text is hidden until a reader wants to see it.')}
        checked={draft.is_spoiler}
        onChange={(isSpoiler) => set({ is_spoiler: isSpoiler })}
      />
      <RadioGroup<ReviewVisibility>
        label={translate('Visibility')}
        options={[
          {
            value: 'public',
            label: translate('Public'),
            description: translate('Anyone can read it, with your name and your rating.'),
          },
          { value: 'private', label: translate('Private'), description: translate('Only you can read it.') },
        ]}
        value={draft.visibility}
        onChange={(visibility) => set({ visibility })}
      />
    </>
  );
}
