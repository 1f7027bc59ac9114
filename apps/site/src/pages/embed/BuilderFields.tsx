import type { EmbedName } from '@gildshelf/api-client/contract';
import { Grid, Select, TextField } from '@gildshelf/ui';
import { builderFields } from './builderFields.ts';
import type { Filled } from './chosenParameters.ts';

export interface BuilderFieldsProps {
  readonly widget: EmbedName;
  readonly filled: Filled;
  readonly onFill: (name: string, value: string) => void;
}

/** The parameters of a widget, to fill in. */
export function BuilderFields({ widget, filled, onFill }: BuilderFieldsProps) {
  return (
    <Grid columns="3" gap={4}>
      {builderFields(widget).map(({ name, label, hint, options }) =>
        options ? (
          <Select
            key={name}
            label={label}
            options={options}
            value={filled[name] ?? options[0]?.value ?? ''}
            onChange={(value) => onFill(name, value)}
          />
        ) : (
          <TextField
            key={name}
            label={label}
            {...(hint && { hint })}
            value={filled[name] ?? ''}
            onChange={(value) => onFill(name, value)}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        ),
      )}
    </Grid>
  );
}
