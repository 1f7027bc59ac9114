import { Kbd, Sheet, Stack, Switch, Table, useTranslate } from '@gildshelf/ui';
import { shortcuts } from './shortcuts.ts';

export interface ShortcutsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shortcuts of a single character are on. */
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The keys of a collection, and the switch for those of a single character (WCAG 2.1.4). */
export function ShortcutsSheet({ open, onClose, isOn, onChange }: ShortcutsSheetProps) {
  const translate = useTranslate();
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={translate('Keyboard shortcuts')}>
      <Stack gap={5}>
        <Switch
          label={translate('Shortcuts of a single key')}
          hint={translate('Switch them off if speech input or an accidental key triggers them.')}
          checked={isOn}
          onChange={onChange}
        />
        <Table
          caption={translate('Keyboard shortcuts')}
          captionHidden
          size="sm"
          columns={[
            {
              key: 'keys',
              header: translate('Keys'),
              rowHeader: true,
              cell: ({ keys }) => <Kbd keys={keys} size="sm" />,
            },
            { key: 'label', header: translate('Action'), cell: ({ label }) => translate(label) },
          ]}
          rows={shortcuts.filter(({ isCharacter }) => isOn || !isCharacter)}
          rowKey={({ label }) => label}
        />
      </Stack>
    </Sheet>
  );
}
