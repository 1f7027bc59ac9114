import type { MediaType } from '@gildshelf/api-client/contract';
import type { Entity } from './readEntity.ts';

/** The classes of titles at Wikidata; an anime film is an anime and a movie. */
const classes: readonly (readonly [id: string, types: readonly MediaType[]])[] = [
  ['Q7889', ['game']], // video game
  ['Q4393107', ['game']], // video game remake
  ['Q65963104', ['game']], // video game remaster
  ['Q21125433', ['game']], // free or open-source video game
  ['Q11424', ['movie']], // film
  ['Q24862', ['movie']], // short film
  ['Q24869', ['movie']], // feature film
  ['Q202866', ['movie']], // animated film
  ['Q29168811', ['movie']], // animated feature film
  ['Q17517379', ['movie']], // animated short film
  ['Q506240', ['movie']], // television film
  ['Q93204', ['movie']], // documentary film
  ['Q226730', ['movie']], // silent film
  ['Q1107', ['anime']], // anime
  ['Q63952888', ['anime']], // anime television series
  ['Q220898', ['anime']], // original video animation
  ['Q1047299', ['anime']], // original net animation
  ['Q20650540', ['anime', 'movie']], // anime film
];

/** The classes that a file adds are limited, so that a malformed file does not fill the memory. */
const maxClasses = 20_000;

/** Finds the media types of entities, by the most frequent classes and their subclasses in a file. */
export function createWikidataClasses() {
  const typesOf = new Map(classes);
  return {
    /** Adds an entity that is a subclass of a known class. */
    addSubclass: ({ id, items }: Entity): void => {
      const types = items('P279').flatMap((parent) => typesOf.get(parent) ?? []);
      if (types.length > 0 && !typesOf.has(id) && typesOf.size < maxClasses)
        typesOf.set(id, [...new Set(types)]);
    },
    /** The media types of an entity; empty if it is no title. */
    mediaTypes: ({ items }: Entity): readonly MediaType[] => [
      ...new Set(items('P31').flatMap((id) => typesOf.get(id) ?? [])),
    ],
  };
}

export type WikidataClasses = ReturnType<typeof createWikidataClasses>;
