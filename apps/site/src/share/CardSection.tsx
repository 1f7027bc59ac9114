import { Heading, Image, Stack, Text, TextArea, ToggleGroup, useTranslate } from '@gildshelf/ui';
import { useRef, useState } from 'react';
import { useSettings } from '../app/siteSettings.ts';
import { CopyButton } from '../forms/CopyButton.tsx';
import { type CardTheme, cardOf, cardThemes, type SnippetFormat, snippetFormats } from './cardSnippets.ts';
import type { ShareSubject } from './shareUrls.ts';

const themeLabels: Readonly<Record<CardTheme, string>> = { dark: 'Dark', light: 'Light' };

export interface CardSectionProps {
  readonly subject: ShareSubject;
  /** The site's own origin. */
  readonly site: string;
}

/** The share image of a page with the snippets that show it on other pages, in a theme and a format of the user's choice. */
export function CardSection({ subject, site }: CardSectionProps) {
  const translate = useTranslate();
  const { apiHost } = useSettings();
  const [theme, setTheme] = useState<CardTheme>('dark');
  const [format, setFormat] = useState<SnippetFormat>('HTML');
  const area = useRef<HTMLTextAreaElement>(null);
  const alt = translate('{title} on Gildshelf', { title: subject.title });
  const card = cardOf(subject, { theme, alt, site, api: apiHost || site });
  return (
    <Stack as="section" gap={4} aria-label={translate('Card')}>
      <Stack gap={2}>
        <Heading level={3} size="sm">
          {translate('Card')}
        </Heading>
        <Text size="sm" tone="secondary">
          {translate('An image that links here, for a README, a forum or a signature.')}
        </Text>
      </Stack>
      <ToggleGroup
        label={translate('Theme')}
        items={cardThemes.map((value) => ({ value, label: translate(themeLabels[value]) }))}
        value={theme}
        onChange={setTheme}
      />
      <Image
        src={apiHost + card.imagePath}
        alt={alt}
        width={card.width}
        height={card.height}
        radius="thumb"
      />
      <Stack direction="row" justify="between" gap={3} wrap>
        <ToggleGroup
          label={translate('Format')}
          items={snippetFormats.map((value) => ({ value, label: value }))}
          value={format}
          onChange={setFormat}
        />
        <CopyButton what={format} field={area} />
      </Stack>
      <TextArea
        ref={area}
        label={translate('Snippet: {name}', { name: format })}
        value={card.snippets[format]}
        rows={4}
        dir="ltr"
        spellCheck={false}
        monospace
        readOnly
      />
    </Stack>
  );
}
