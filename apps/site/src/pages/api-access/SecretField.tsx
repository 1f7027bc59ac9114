import { Alert, Button, Stack, TextField, useTranslate } from '@gildshelf/ui';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../forms/CopyButton.tsx';

export interface SecretFieldProps {
  readonly label: string;
  readonly value: string;
  /** Why it should be copied now. */
  readonly note: string;
  readonly onDone: () => void;
}

/** A secret that is shown once, with buttons to copy and to leave it. It gets the focus when it appears. */
export function SecretField({ label, value, note, onDone }: SecretFieldProps) {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Alert tone="success">{note}</Alert>
        <TextField ref={field} label={label} value={value} spellCheck={false} autoComplete="off" readOnly />
        <Stack direction="row">
          <CopyButton what={label} field={field} />
        </Stack>
      </Stack>
      <Stack direction="row">
        <Button onClick={onDone}>{translate('Done')}</Button>
      </Stack>
    </Stack>
  );
}
