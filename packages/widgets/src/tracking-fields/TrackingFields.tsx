import { isPlanned, limits, type MediaType, mediaTypes, statusLabel } from '@gildshelf/api-client/contract';
import type { Tracking } from '@gildshelf/api-client/react';
import {
  Field,
  Select,
  Stack,
  StarRating,
  type StylingProps,
  Text,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import type { Ref } from 'react';

export interface TrackingFieldsProps extends StylingProps {
  /** Media type of the title; determines its statuses. */
  readonly type: MediaType;
  /** The current values; the status is empty while none is selected. */
  readonly value: Tracking;
  /** Called with the new values. A planned title shows no stars but keeps its `rating`, so that another status restores it. */
  readonly onChange: (value: Tracking) => void;
  /** Validation error of the status. */
  readonly statusError?: string;
  /** Ref of the status select. */
  readonly statusRef?: Ref<HTMLSelectElement>;
  /** Disables both fields. */
  readonly disabled?: boolean;
}

/** Fields for the status and, unless it is planned, the rating of a title. */
export function TrackingFields({
  type,
  value,
  onChange,
  statusError,
  statusRef,
  disabled,
  ...styling
}: TrackingFieldsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { filterOrder, hasStatus } = mediaTypes[type];
  const known: string = hasStatus(value.status) ? value.status : '';
  return (
    <Stack {...styling} gap={5}>
      <Select
        ref={statusRef}
        label={translate('Status')}
        options={filterOrder.map((status) => ({ value: status, label: translate(statusLabel(status)) }))}
        placeholder={known === '' ? translate('Choose a status') : undefined}
        value={known}
        onChange={(status) => onChange({ ...value, status })}
        error={statusError && translate(statusError)}
        disabled={disabled}
      />
      {!isPlanned(value.status) && (
        <Field label={translate('Rating')} group>
          {(_, labelId) => (
            <Stack direction="row" justify="between" gap={1} wrap>
              <StarRating
                labelledBy={labelId}
                value={value.rating}
                onChange={(rating) => onChange({ ...value, rating })}
                max={limits.ratingMaximum}
                step={limits.ratingStep}
                disabled={disabled}
              />
              <Text as="span" size="xl" weight="strong" numeric>
                {value.rating.toLocaleString(locale)}
              </Text>
            </Stack>
          )}
        </Field>
      )}
    </Stack>
  );
}
