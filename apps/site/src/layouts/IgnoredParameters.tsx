import { Alert, useTranslate } from '@gildshelf/ui';

interface IgnoredParametersProps {
  readonly ignored: readonly { readonly name: string; readonly value: string }[];
}

const maxLength = 40;

/** Names the parameters of the URL that have no effect; renders nothing if there are none. */
export function IgnoredParameters({ ignored }: IgnoredParametersProps) {
  const translate = useTranslate();
  if (ignored.length === 0) return null;
  const names = ignored.slice(0, 5).map(({ name, value }) => {
    const text = `${name}=${value}`;
    return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  });
  const parameters = names.join(', ') + (ignored.length > names.length ? ', …' : '');
  return (
    <Alert tone="info">
      {translate('These parts of the address were not understood and have no effect: {parameters}', {
        parameters,
      })}
    </Alert>
  );
}
