import {
  type BulkChange,
  type CatalogueType,
  limits,
  mediaTypes,
  normalTag,
  ownLimits,
  statusLabel,
} from '@gildshelf/api-client/contract';
import { useTags } from '@gildshelf/api-client/react';
import {
  Alert,
  Button,
  ConfirmDialog,
  Dialog,
  Field,
  RadioGroup,
  Stack,
  StarRating,
  TagField,
  Text,
  type Translate,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { type ReactNode, useState } from 'react';

/** What the dialog changes. */
export type BulkDialogKind = 'status' | 'rating' | 'tags' | 'privacy' | 'remove';

export interface BulkDialogProps {
  readonly kind: BulkDialogKind;
  readonly open: boolean;
  readonly type: CatalogueType;
  /** The number of selected titles. */
  readonly count: number;
  /** Set while the change runs: how many titles have been changed. */
  readonly running: string | undefined;
  readonly problem: string | undefined;
  readonly onClose: () => void;
  readonly onChange: (change: BulkChange) => Promise<void>;
}

/** Changes the selected titles: a dialog with the fields of the change, or a confirmation with the number before a removal. */
export function BulkDialog({
  kind,
  open,
  type,
  count,
  running,
  problem,
  onClose,
  onChange,
}: BulkDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [change, setChange] = useState<BulkChange | null>(null);
  const titles = titlesText(type, count, translate, locale);
  const state = (
    <>
      <Text role="status">{running}</Text>
      {problem && <Alert tone="danger">{translate(problem)}</Alert>}
    </>
  );
  if (kind === 'remove')
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={translate('Remove {titles}?', { titles })}
        description={translate(
          'They are removed from your collection. You can undo this for 30 days under Recent changes.',
        )}
        confirmLabel={translate('Remove {titles}', { titles })}
        loading={running !== undefined}
        onConfirm={() => void onChange({ remove: true })}
      >
        {state}
      </ConfirmDialog>
    );
  const fields: Readonly<Record<Exclude<BulkDialogKind, 'remove'>, ReactNode>> = {
    status: <StatusField type={type} onChange={setChange} />,
    rating: <RatingField onChange={setChange} />,
    tags: <TagFields onChange={setChange} />,
    privacy: <PrivacyField onChange={setChange} />,
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={translate(dialogTitleLabels[kind])}
      description={titles}
      actions={
        <>
          <Button onClick={onClose}>{translate('Cancel')}</Button>
          <Button
            variant="gold"
            disabled={!change}
            loading={running !== undefined}
            onClick={() => change && void onChange(change)}
          >
            {translate('Change {titles}', { titles })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {fields[kind]}
        {state}
      </Stack>
    </Dialog>
  );
}

const dialogTitleLabels = {
  status: 'Set status',
  rating: 'Rate titles',
  tags: 'Change tags',
  privacy: 'Change privacy',
} as const;

/** The number of titles: '3 films'. */
function titlesText(type: CatalogueType, count: number, translate: Translate, locale: string): string {
  const { type: singular, pluralNoun } = mediaTypes[type];
  return translate('{count} {titles}', {
    count: count.toLocaleString(locale),
    titles: translate(count === 1 ? singular : pluralNoun),
  });
}

interface FieldProps {
  readonly onChange: (change: BulkChange | null) => void;
}

function StatusField({ type, onChange }: FieldProps & { readonly type: CatalogueType }) {
  const translate = useTranslate();
  const [status, setStatus] = useState<string>();
  return (
    <RadioGroup
      label={translate('Status')}
      options={mediaTypes[type].filterOrder.map((value) => ({ value, label: translate(statusLabel(value)) }))}
      value={status}
      onChange={(value) => {
        setStatus(value);
        onChange({ status: value });
      }}
    />
  );
}

function RatingField({ onChange }: FieldProps) {
  const translate = useTranslate();
  const [rating, setRating] = useState(0);
  return (
    <Field label={translate('Rating')} group>
      {(_, labelId) => (
        <Stack gap={2}>
          <StarRating
            labelledBy={labelId}
            value={rating}
            max={limits.ratingMaximum}
            step={limits.ratingStep}
            onChange={(value) => {
              setRating(value);
              onChange({ rating: value === 0 ? null : value });
            }}
          />
          <Text size="sm" tone="secondary">
            {translate('Planned titles stay without a rating.')}
          </Text>
        </Stack>
      )}
    </Field>
  );
}

function TagFields({ onChange }: FieldProps) {
  const translate = useTranslate();
  const known = useTags();
  const [tags, setTags] = useState<{ added: readonly string[]; removed: readonly string[] }>(noTags);
  const suggestions = known.state === 'ready' ? (known.data ?? []).map(({ name }) => name) : [];

  function change(next: typeof tags) {
    setTags(next);
    const [added, removed] = [next.added, next.removed].map((list) => [...new Set(list.map(normalTag))]);
    const isEmpty = !added?.length && !removed?.length;
    onChange(
      isEmpty
        ? null
        : { ...(added?.length && { add_tags: added }), ...(removed?.length && { remove_tags: removed }) },
    );
  }

  const field = { suggestions, maxTags: ownLimits.tags, maxLength: ownLimits.tag };
  return (
    <>
      <TagField
        {...field}
        label={translate('Add tags')}
        tags={tags.added}
        onChange={(added) => change({ ...tags, added })}
      />
      <TagField
        {...field}
        label={translate('Remove tags')}
        tags={tags.removed}
        onChange={(removed) => change({ ...tags, removed })}
      />
    </>
  );
}

const noTags = { added: [], removed: [] };

function PrivacyField({ onChange }: FieldProps) {
  const translate = useTranslate();
  const [value, setValue] = useState<string>();
  return (
    <RadioGroup
      label={translate('Who can see them')}
      options={[
        { value: 'private', label: translate('Only me') },
        { value: 'shared', label: translate('Everyone who can see my collection') },
      ]}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange({ is_private: next === 'private' });
      }}
    />
  );
}
