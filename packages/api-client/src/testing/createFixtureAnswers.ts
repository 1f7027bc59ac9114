import * as z from 'zod/mini';
import { present } from '../client/index.ts';
import {
  auth,
  type CatalogueType,
  catalogues,
  type Endpoint,
  getProfile,
  getVisibility,
  limits,
  type MediaType,
  mediaTypes,
  nearestRating,
  normalForm,
  ownMessages,
  type Profile,
  type PublicChoices,
  saveProfile,
  servedLimits,
  setVisibility,
} from '../contract/index.ts';
import { createFixtureCollection, type FixtureShelves } from './createFixtureCollection.ts';
import { FixtureProblem } from './FixtureProblem.ts';
import { fixtureCatalogue } from './fixtureCatalogue.ts';
import { fixtureHumanCheck } from './fixtureHumanCheck.ts';
import { fixtureToken, fixtureUser } from './fixtureToken.ts';
import type { FixtureRequest } from './readFixtureRequest.ts';

type Answer = (request: FixtureRequest) => unknown;

/** What the fixture host says to each call; a call that is not here is acknowledged. */
export function createFixtureAnswers(
  shelves: FixtureShelves,
  profile: Profile,
  choices: PublicChoices,
): ReadonlyMap<Endpoint, Answer> {
  const collection = createFixtureCollection(shelves);
  const answers = new Map<Endpoint, Answer>();
  for (const type of Object.keys(catalogues) as CatalogueType[]) {
    answerForCatalogue(answers, type);
    answerForCollection(answers, type, collection);
  }
  const person = { profile };
  answerForAccount(answers, person);
  answerForVisibility(answers, choices, person, collection);
  return answers;
}

function titleOf(type: CatalogueType, idOrSlug: unknown) {
  const title = fixtureCatalogue[type].find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
  if (!title) throw new FixtureProblem(404, ownMessages.title.unknownTitle);
  return title;
}

function answerForCatalogue(answers: Map<Endpoint, Answer>, type: CatalogueType) {
  const { topEndpoint, searchEndpoint, detailsEndpoint, ratingEndpoint, entryField } = catalogues[type];
  const titles = fixtureCatalogue[type];
  answers.set(topEndpoint, () => titles.map((title, index) => ({ rank: index + 1, [entryField]: title })));
  answers.set(detailsEndpoint, ({ params }) => titleOf(type, params.slug));
  answers.set(ratingEndpoint, ({ params }) => titleOf(type, params.slug) && { average: 4.25, count: 12 });
  answers.set(searchEndpoint, ({ query }) => {
    const needle = normalForm(query.query ?? '');
    return titles
      .filter((title) => normalForm(present(type, title).title).includes(needle))
      .slice(0, limits.searchResultsPerMediaType);
  });
}

function answerForCollection(
  answers: Map<Endpoint, Answer>,
  type: CatalogueType,
  collection: ReturnType<typeof createFixtureCollection>,
) {
  const { listEndpoint, getEndpoint, rateEndpoint, removeEndpoint, idField } = mediaTypes[type];
  answers.set(listEndpoint, () => collection.list(type));
  answers.set(getEndpoint, ({ params }) => collection.get(titleOf(type, params.titleId)));
  answers.set(removeEndpoint, ({ params }) => {
    collection.remove(titleOf(type, params.titleId));
    return {};
  });
  answers.set(rateEndpoint, ({ body }) => {
    const submission: Record<string, unknown> = rateEndpoint.body.parse(body);
    const { status, rating } = submission;
    collection.set(titleOf(type, submission[idField]), {
      status: String(status),
      rating: nearestRating(Number(rating)),
    });
    return {};
  });
}

function answerForVisibility(
  answers: Map<Endpoint, Answer>,
  atFirst: PublicChoices,
  person: { readonly profile: Profile },
  collection: ReturnType<typeof createFixtureCollection>,
) {
  let choices: PublicChoices = { profile: [], ...atFirst };
  answers.set(getVisibility, () => choices);
  answers.set(setVisibility, ({ body }) => {
    const change = setVisibility.body.parse(body);
    choices = change.collection === 'private' ? { ...change, profile: [] } : { ...choices, ...change };
    return choices;
  });
  for (const type of Object.keys(mediaTypes) as MediaType[])
    answers.set(mediaTypes[type].publicListEndpoint, ({ params, query }) => {
      const { username, display_name, avatar_url } = fixtureUser;
      if (choices.collection === 'private' || params.username?.toLowerCase() !== username)
        throw new FixtureProblem(404, ownMessages.collection.notPublic);
      const all = collection.list(type);
      // A place here is the number of titles before it.
      const start = Number(query.after ?? 0);
      const end = start + Number(query.limit ?? servedLimits.publicSize);
      const ticked = (choices.profile ?? []).map((part) => [part, person.profile[part]]);
      return {
        ...{ username, display_name, avatar_url, ...Object.fromEntries(ticked) },
        ...{ total: all.length, next: end < all.length ? String(end) : null, items: all.slice(start, end) },
      };
    });
}

function answerForAccount(answers: Map<Endpoint, Answer>, person: { profile: Profile }) {
  answers.set(auth.login, () => ({ token: fixtureToken(), user: { email: 'mara@example.com' } }));
  answers.set(auth.register, () => ({ message: ownMessages.account.registered }));
  answers.set(auth.verificationStatus, () => ({ isVerified: true }));
  answers.set(auth.exchangeSession, () => ({ token: fixtureToken() }));
  answers.set(auth.humanCheckChallenge, () => fixtureHumanCheck);
  answers.set(auth.changePassword, () => ({
    message: ownMessages.account.passwordChanged,
    token: fixtureToken(),
  }));
  answers.set(getProfile, () => person.profile);
  answers.set(saveProfile, ({ body }) => {
    const change = z.record(z.string(), z.nullable(z.string())).parse(saveProfile.body.parse(body));
    person.profile = { ...person.profile, ...change };
    return {
      token: fixtureToken({ display_name: change.display_name ?? fixtureUser.display_name }),
      ...person.profile,
    };
  });
}
