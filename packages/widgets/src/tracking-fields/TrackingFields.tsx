import { isPlanned, limits, type MediaType, mediaTypes, statusLabel } from '@gildshelf/api-client/contract';
import type { Tracking } from '@gildshelf/api-client/react';
import { Field, Select, Stack, StarRating, Text } from '@gildshelf/ui';
import type { Ref } from 'react';
import { withStatus } from './withStatus.ts';

export interface TrackingFieldsProps {
  readonly type: MediaType;
  /** An empty status where none is chosen yet. */
  readonly value: Tracking;
  readonly onChange: (value: Tracking) => void;
  readonly statusError?: string;
  readonly statusRef?: Ref<HTMLSelectElement>;
  readonly disabled?: boolean;
}

/** A status and, unless the title is only planned, stars. */
export function TrackingFields({
  type,
  value,
  onChange,
  statusError,
  statusRef,
  disabled,
}: TrackingFieldsProps) {
  const { filterOrder, hasStatus } = mediaTypes[type];
  const known: string = hasStatus(value.status) ? value.status : '';
  return (
    <Stack gap={5}>
      <Select
        ref={statusRef}
        label="Status"
        options={filterOrder.map((status) => ({ value: status, label: statusLabel(status) }))}
        placeholder={known === '' ? 'Choose a status' : undefined}
        value={known}
        onChange={(status) => onChange(withStatus(value, status))}
        error={statusError}
        disabled={disabled}
      />
      {!isPlanned(value.status) && (
        <Field label="Rating" group>
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
                {value.rating}
              </Text>
            </Stack>
          )}
        </Field>
      )}
    </Stack>
  );
}
