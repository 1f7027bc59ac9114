import { Alert, accentContrast, Button, readableAccent, useTranslate } from '@gildshelf/ui';

export interface AccentNoteProps {
  /** `#rrggbb`; any other text has no note. */
  readonly accent: string;
  readonly theme: string;
  readonly onChange: (accent: string) => void;
}

/** WCAG 2.2, 1.4.11: the contrast ratio that graphics need. */
const needed = 3;

/** Warns of an accent with too little contrast in the themes in which the widget is shown, and offers the closest colour with enough. */
export function AccentNote({ accent, theme, onChange }: AccentNoteProps) {
  const translate = useTranslate();
  if (!/^#[\da-f]{6}$/i.test(accent)) return null;
  const schemes = (['dark', 'light'] as const).filter((scheme) => theme === scheme || theme === 'auto');
  const unreadable = schemes.filter((scheme) => accentContrast(accent, scheme) < needed);
  if (unreadable.length === 0) return null;
  const better = readableAccent(accent, schemes);
  return (
    <Alert
      action={
        better && (
          <Button size="sm" onClick={() => onChange(better)}>
            {translate('Use {colour}', { colour: better })}
          </Button>
        )
      }
    >
      {unreadable
        .map((scheme) =>
          translate(warningLabels[scheme], { ratio: roundDown(accentContrast(accent, scheme)), needed }),
        )
        .join(' ')}
    </Alert>
  );
}

const warningLabels = {
  dark: 'This accent has {ratio} : 1 against the dark background; {needed} : 1 is needed.',
  light: 'This accent has {ratio} : 1 against the light background; {needed} : 1 is needed.',
} as const;

/** To one decimal place, so that a ratio below 3 is not shown as 3. */
const roundDown = (ratio: number) => Math.floor(ratio * 10) / 10;
