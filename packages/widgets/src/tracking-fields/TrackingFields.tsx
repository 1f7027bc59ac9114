import { isPlanned, limits, type MediaType, mediaTypes, statusLabel } from '@gildshelf/api-client/contract';
import type { Tracking } from '@gildshelf/api-client/react';
import { Field, Select, Stack, StarRating, Text } from '@gildshelf/ui';
import type { Ref } from 'react';

export interface TrackingFieldsProps {
  /** What kind of title it is: its statuses. */
  readonly type: MediaType;
  /** What is chosen; an empty status where none is yet. */
  readonly value: Tracking;
  /** Takes what was chosen. A planned title has no stars, but keeps its `rating` here, so that leaving planned restores it. */
  readonly onChange: (value: Tracking) => void;
  /** Why the status cannot stay as it is. */
  readonly statusError?: string;
  /** Gets the select of the status. */
  readonly statusRef?: Ref<HTMLSelectElement>;
  /** Nothing can be chosen now. */
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
        onChange={(status) => onChange({ ...value, status })}
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
