import { userMessageOf } from '@gildshelf/api-client';
import { listMessages } from '@gildshelf/api-client/contract';
import { type LoadedList, type MoreTitles, useDeleteList } from '@gildshelf/api-client/react';
import {
  Alert,
  Button,
  ConfirmDialog,
  Heading,
  HistoryIcon,
  Link,
  Stack,
  Text,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { ListEditor, ListFormButton, listFacts } from '@gildshelf/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { paths } from '../../routing/paths.ts';
import { ShareButton } from '../../share/ShareButton.tsx';

export interface OwnListProps {
  readonly username: string;
  readonly list: LoadedList;
  readonly more: MoreTitles | undefined;
}

/** A list of the signed-in user, to edit. A module of its own, so that only its owner loads it. */
export function OwnList({ username, list, more }: OwnListProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [isFormUnsaved, setIsFormUnsaved] = useState(false);
  const [isEntryUnsaved, setIsEntryUnsaved] = useState(false);
  const { name, slug, description, visibility } = list;
  const isPublic = visibility === 'public';
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Link href={paths.lists}>{translate('Your lists')}</Link>
        <Heading level={1} size="lg" dir="auto">
          {name}
        </Heading>
        <Stack direction="row" gap={3} wrap>
          <Text as="span" tone="secondary">
            {listFacts(list, translate, locale)}
          </Text>
          <Stack direction="row" gap={1}>
            {!isPublic && <HistoryIcon name="lock" size="sm" />}
            <Text as="span" tone="secondary">
              {translate(isPublic ? 'Public' : 'Only you')}
            </Text>
          </Stack>
        </Stack>
        {description && (
          <Text prose dir="auto">
            {description}
          </Text>
        )}
        <Stack direction="row" gap={3} wrap>
          <WidgetBoundary>
            <ListFormButton list={list} onUnsavedChange={setIsFormUnsaved} />
          </WidgetBoundary>
          {isPublic && <ShareButton title={name} username={username} listSlug={slug} />}
          <DeleteButton list={list} />
        </Stack>
      </Stack>
      <WidgetBoundary>
        <ListEditor list={list} more={more} onUnsavedChange={setIsEntryUnsaved} />
      </WidgetBoundary>
      <LeaveGuard isUnsaved={isFormUnsaved || isEntryUnsaved} />
    </Stack>
  );
}

/** A button that deletes a list after a confirmation, and then shows the other lists. */
function DeleteButton({ list }: { readonly list: LoadedList }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const deleteList = useDeleteList();
  const [isConfirming, setIsConfirming] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function handleConfirm() {
    setProblem(undefined);
    try {
      await deleteList.run(list.id);
      navigate(paths.lists, { replace: true });
    } catch (error) {
      setProblem(userMessageOf(error, listMessages.saveFailed));
    }
  }

  return (
    <>
      <Button size="sm" variant="danger" aria-haspopup="dialog" onClick={() => setIsConfirming(true)}>
        {translate('Delete list')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={translate('Delete this list?')}
        description={translate('The list and its notes are deleted. The titles stay in your collection.')}
        confirmLabel={translate('Delete')}
        loading={deleteList.isRunning}
        onConfirm={() => void handleConfirm()}
      >
        {problem && <Alert tone="danger">{translate(problem)}</Alert>}
      </ConfirmDialog>
    </>
  );
}
