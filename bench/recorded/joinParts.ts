interface Recorded {
  readonly file: string;
  readonly response: unknown;
}

interface ByCountry {
  readonly id: unknown;
  readonly results: readonly { readonly iso_3166_1?: string; readonly rating?: string }[];
}

/** The adapters of TMDB request age ratings with their title (`append_to_response`); this joins those recorded separately. */
export function joinParts(recorded: readonly Recorded[]): Recorded[] {
  const mainResponses = recorded.filter(({ response }) => !isByCountry(response));
  const isOf = (part: Recorded, main: Recorded) => idOf(part) !== undefined && idOf(part) === idOf(main);
  const parts = recorded.filter(({ response }) => isByCountry(response));
  const joined = mainResponses.map((main) => {
    const part = parts.find((one) => isOf(one, main));
    if (!part) return main;
    const response = { ...(main.response as object), [fieldOf(part)]: part.response };
    return { file: `${main.file} with ${part.file}`, response };
  });
  return [...joined, ...parts.filter((part) => !mainResponses.some((main) => isOf(part, main)))];
}

function idOf({ response }: Recorded): unknown {
  return (response as { id?: unknown } | null)?.id;
}

/** Series have one rating per country, movies one per release. */
function fieldOf({ response }: Recorded): 'content_ratings' | 'release_dates' {
  const { results } = response as ByCountry;
  return results.some(({ rating }) => rating !== undefined) ? 'content_ratings' : 'release_dates';
}

function isByCountry(response: unknown): response is ByCountry {
  const { id, results } = (response ?? {}) as Partial<ByCountry>;
  return (
    id !== undefined && Array.isArray(results) && results.every((part) => part?.iso_3166_1 !== undefined)
  );
}
