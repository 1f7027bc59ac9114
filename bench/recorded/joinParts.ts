interface Recorded {
  readonly file: string;
  readonly response: unknown;
}

interface ReleaseDates {
  readonly id: unknown;
  readonly results: readonly { readonly iso_3166_1?: string }[];
}

/** The adapter of TMDB requests release dates with their movie (`append_to_response`); this joins those recorded separately. */
export function joinParts(recorded: readonly Recorded[]): Recorded[] {
  const mainResponses = recorded.filter(({ response }) => !isReleaseDates(response));
  const isOf = (part: Recorded, main: Recorded) => idOf(part) !== undefined && idOf(part) === idOf(main);
  const parts = recorded.filter(({ response }) => isReleaseDates(response));
  const joined = mainResponses.map((main) => {
    const part = parts.find((one) => isOf(one, main));
    if (!part) return main;
    const response = { ...(main.response as object), release_dates: part.response };
    return { file: `${main.file} with ${part.file}`, response };
  });
  return [...joined, ...parts.filter((part) => !mainResponses.some((main) => isOf(part, main)))];
}

function idOf({ response }: Recorded): unknown {
  return (response as { id?: unknown } | null)?.id;
}

function isReleaseDates(response: unknown): response is ReleaseDates {
  const { id, results } = (response ?? {}) as Partial<ReleaseDates>;
  return (
    id !== undefined && Array.isArray(results) && results.every((part) => part?.iso_3166_1 !== undefined)
  );
}
