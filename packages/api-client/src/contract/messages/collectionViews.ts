import * as ownLimits from '../ownLimits.ts';
import { serverLimits } from '../serverLimits.ts';

/** Messages about queries of an own collection and the views that are saved of them. */
export const collectionViews = {
  invalidType: "The parameter 'type' must be a media type.",
  unknownSort: "The parameter 'sort' must be one of the orders of a collection.",
  unknownDirection: "The parameter 'direction' must be 'asc' or 'desc'.",
  invalidRating: 'A rating must be 0.5 to 5 in half steps.',
  invalidSwitch: (name: string) => `The parameter '${name}' must be 1.`,
  tooManyValues: `A query may have at most ${serverLimits.collectionValues} parameters.`,
  longSearch: `The search may have at most ${ownLimits.searchQuery} characters.`,
  invalidCursor: "The parameter 'after' is not a position of this list.",
  invalidName: `The name of a view has 1 to ${ownLimits.viewName} characters.`,
  longQuery: `The query of a view may have at most ${ownLimits.viewQuery} characters.`,
  tooManyViews: `You have ${serverLimits.savedViews} views already. Please delete one first.`,
  unknownView: 'There is no such view.',
} as const;
