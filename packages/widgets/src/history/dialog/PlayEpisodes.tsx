import { limits, type MediaType, mediaTypeOf, type PlayedEpisode } from '@gildshelf/api-client/contract';
import { usePlayEpisodes, useUpdatePlayEpisodes } from '@gildshelf/api-client/react';
import {
  Alert,
  Button,
  IconButton,
  List,
  ListItem,
  Spinner,
  Stack,
  StarRating,
  Text,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { useId, useState } from 'react';
import { formatPartialDate } from '../formatPartialDate.ts';
import { messageOfFailure } from '../messageOfFailure.ts';
import { EpisodeForm } from './EpisodeForm.tsx';

export interface PlayEpisodesProps {
  readonly type: MediaType;
  readonly playId: string;
  readonly timeZone: string;
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
}

/** The collapsed list of the episodes or chapters of a play that have a date or a rating; loaded when it is opened. */
export function PlayEpisodes({ type, ...props }: PlayEpisodesProps) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const unit = mediaTypeOf(type).progress;
  if (unit !== 'episodes' && unit !== 'chapters') return null;
  return (
    <Stack gap={4}>
      <Stack direction="row">
        <Button
          variant="quiet"
          flush
          startIcon={isOpen ? 'chevron-down' : 'chevron-right'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {translate(unit === 'episodes' ? 'Episodes' : 'Chapters')}
        </Button>
      </Stack>
      <div id={id} hidden={!isOpen}>
        {isOpen && <EpisodeList type={type} {...props} />}
      </div>
    </Stack>
  );
}

function EpisodeList({ type, playId, timeZone, onUnsavedChange }: PlayEpisodesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const query = usePlayEpisodes(playId);
  const update = useUpdatePlayEpisodes(playId);
  const [problem, setProblem] = useState<string>();
  const hasSeasons = 'seasons' in mediaTypeOf(type).item.shape;
  const hasChapters = mediaTypeOf(type).progress === 'chapters';

  /** Resolves to whether the episode was saved; one without a date and a rating is removed. */
  async function save(episode: PlayedEpisode): Promise<boolean> {
    setProblem(undefined);
    try {
      const { season, number, watched = null, rating = null } = episode;
      await update.run([{ season, number, watched, rating }]);
      return true;
    } catch (error) {
      setProblem(messageOfFailure(error));
      return false;
    }
  }

  function nameOf({ season, number }: PlayedEpisode): string {
    if (hasSeasons) return translate('Season {season}, episode {number}', { season, number });
    return translate(hasChapters ? 'Chapter {number}' : 'Episode {number}', { number });
  }

  if (query.state === 'loading') return <Spinner label={translate('Loading the episodes')} />;
  if (query.state === 'failed')
    return <Alert tone="danger">{translate(messageOfFailure(query.error))}</Alert>;
  const episodes = query.data?.episodes ?? [];
  return (
    <Stack gap={4}>
      {episodes.length > 0 && (
        <List size="sm">
          {episodes.map((episode) => (
            <ListItem
              key={`${episode.season}.${episode.number}`}
              secondary={
                <>
                  {episode.watched && formatPartialDate(episode.watched, locale, timeZone)}
                  {episode.rating != null && (
                    <StarRating size="sm" value={episode.rating} max={limits.ratingMaximum} />
                  )}
                </>
              }
              trailing={
                <IconButton
                  icon="trash"
                  label={translate('Remove {name}', { name: nameOf(episode) })}
                  disabled={update.isRunning}
                  onClick={() => void save({ ...episode, watched: null, rating: null })}
                />
              }
            >
              {nameOf(episode)}
            </ListItem>
          ))}
        </List>
      )}
      {episodes.length === 0 && (
        <Text size="sm" tone="secondary">
          {translate('No dates or ratings yet.')}
        </Text>
      )}
      {problem && <Alert tone="danger">{translate(problem)}</Alert>}
      <EpisodeForm
        hasSeasons={hasSeasons}
        numberLabel={translate(hasChapters ? 'Chapter' : 'Episode')}
        isSaving={update.isRunning}
        onSave={save}
        onUnsavedChange={onUnsavedChange}
      />
    </Stack>
  );
}
