import { Button, Dialog, Link, Stack, Text, TextField, useTranslate } from '@gildshelf/ui';
import { useRef, useState } from 'react';
import { CopyButton } from '../forms/CopyButton.tsx';
import { CardSection } from './CardSection.tsx';
import { builderPath, pageUrl, type ShareSubject } from './shareUrls.ts';

export interface ShareDialogProps {
  readonly subject: ShareSubject;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The site's own origin, by default that of the document. */
  readonly site?: string;
}

/** A dialog with the link of a page, the share function of the device, the builder of embeds, and a card. */
export function ShareDialog({ subject, open, onClose, site = location.origin }: ShareDialogProps) {
  const translate = useTranslate();
  const linkField = useRef<HTMLInputElement>(null);
  const url = pageUrl(site, subject);
  const linkLabel = translate('Link');
  return (
    <Dialog
      open={open}
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={translate('Share')}
      description={<bdi>{subject.title}</bdi>}
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <TextField ref={linkField} label={linkLabel} value={url} dir="ltr" readOnly />
          <Stack direction="row" gap={3} wrap>
            <CopyButton what={linkLabel} field={linkField} />
            <NativeShareButton title={subject.title} url={url} />
          </Stack>
        </Stack>
        <Text>
          <Link href={builderPath(subject)}>{translate('Embed it on your page')}</Link>
        </Text>
        <CardSection subject={subject} site={site} />
      </Stack>
    </Dialog>
  );
}

interface NativeShareButtonProps {
  readonly title: string;
  readonly url: string;
}

/** Opens the share function of the device; renders nothing where there is none. */
function NativeShareButton({ title, url }: NativeShareButtonProps) {
  const translate = useTranslate();
  const [isFailed, setIsFailed] = useState(false);
  if (typeof navigator.share !== 'function') return null;
  const share = async () => {
    setIsFailed(false);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The user has closed the share function.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setIsFailed(true);
    }
  };
  return (
    <>
      <Button size="sm" onClick={() => void share()}>
        {translate('Share with an app')}
      </Button>
      <Text role="status" size="sm" tone="secondary">
        {isFailed && translate('Sharing did not work. Copy the link instead.')}
      </Text>
    </>
  );
}
