import { ownLimits, type ProgressUnit } from '@gildshelf/api-client/contract';
import { Stack, Stepper, useTranslate } from '@gildshelf/ui';
import { hoursAndMinutes, unitLabels } from '../playTexts.ts';

export interface ProgressFieldProps {
  readonly unit: ProgressUnit;
  /** Null while it is not known. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: string | undefined;
}

/** The field for the progress of a play; minutes are entered as hours and minutes. */
export function ProgressField({ unit, value, onChange, error }: ProgressFieldProps) {
  const translate = useTranslate();
  if (unit === 'minutes') return <TimeField value={value} onChange={onChange} error={error} />;
  return (
    <Stepper
      label={translate(unitLabels[unit])}
      value={value}
      onChange={onChange}
      min={0}
      max={unit === 'percent' ? 100 : ownLimits.progress}
      error={error}
    />
  );
}

function TimeField({ value, onChange, error }: Omit<ProgressFieldProps, 'unit'>) {
  const translate = useTranslate();
  const [hours, minutes] = value === null ? [null, null] : hoursAndMinutes(value);
  return (
    <Stack direction="row" align="start" gap={4} wrap>
      <Stepper
        label={translate('Hours')}
        value={hours}
        onChange={(next) => onChange(next === null && !minutes ? null : (next ?? 0) * 60 + (minutes ?? 0))}
        min={0}
        max={Math.floor(ownLimits.progress / 60)}
        error={error}
      />
      <Stepper
        label={translate('Minutes')}
        value={minutes}
        onChange={(next) => onChange(next === null && !hours ? null : (hours ?? 0) * 60 + (next ?? 0))}
        min={0}
        max={59}
      />
    </Stack>
  );
}
