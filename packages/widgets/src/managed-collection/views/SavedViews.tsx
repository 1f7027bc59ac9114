import { userMessageOf } from '@gildshelf/api-client';
import { type CatalogueType, mediaTypes, ownLimits, type SavedView } from '@gildshelf/api-client/contract';
import { useDeleteView, useSavedViews, useSaveView } from '@gildshelf/api-client/react';
import { Alert, Button, Heading, IconButton, Link, Stack, TextField, useTranslate } from '@gildshelf/ui';
import { type FormEvent, useState } from 'react';
import { isPagedType, type ManagedView, managedViewQuery, readManagedView } from '../managedView.ts';

interface Props {
  readonly type: CatalogueType;
  readonly view: ManagedView;
  readonly hrefOf: (view: ManagedView) => string;
  readonly onShown: () => void;
}

/** The saved views as links, and a form that saves the current one; nothing from a host without saved views. */
export function SavedViews({ type, view, hrefOf, onShown }: Props) {
  const translate = useTranslate();
  const views = useSavedViews();
  const saveView = useSaveView();
  const deleteView = useDeleteView();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  if (views.state !== 'ready' || !views.data) return null;

  async function attempt(action: () => Promise<unknown>) {
    setProblem(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      setProblem(userMessageOf(error, translate('The view could not be changed. Please try again.')));
      return false;
    }
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const query = String(managedViewQuery({ ...view, type: undefined }));
    if (await attempt(() => saveView.run({ name: name.trim(), type, query }))) setName('');
  }

  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        {translate('Saved views')}
      </Heading>
      {views.data.length > 0 && (
        <Stack as="ul" gap={1}>
          {views.data.map((saved) => {
            const target = targetOf(saved);
            return (
              <Stack as="li" key={saved.id} direction="row" justify="between" gap={2}>
                <Link href={hrefOf(target)} onClick={onShown}>
                  <bdi>{saved.name}</bdi>
                </Link>
                <IconButton
                  icon="trash"
                  label={translate('Delete the view {name}', { name: saved.name })}
                  onClick={() => void attempt(() => deleteView.run(saved.id))}
                />
              </Stack>
            );
          })}
        </Stack>
      )}
      <Stack as="form" gap={2} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={translate('Name of a new view')}
          hint={translate('Saves the search, the filters, the order and the density for {titles}.', {
            titles: translate(mediaTypes[type].pluralNoun),
          })}
          value={name}
          maxLength={ownLimits.viewName}
          onChange={setName}
        />
        <Stack direction="row">
          <Button type="submit" disabled={name.trim() === ''} loading={saveView.isRunning}>
            {translate('Save the view')}
          </Button>
        </Stack>
      </Stack>
      {problem && <Alert tone="danger">{translate(problem)}</Alert>}
    </Stack>
  );
}

/** What a saved view shows; one whose query has no density is shown as cards. */
function targetOf({ type, query }: SavedView): ManagedView {
  const shownType = isPagedType(type) ? type : undefined;
  const parameters = new URLSearchParams(query);
  return (
    readManagedView(parameters, shownType) ?? { type: shownType, density: 'cards', filters: [...parameters] }
  );
}
