interface Recorded {
  readonly file: string;
  readonly answer: unknown;
}

interface ReleaseDates {
  readonly id: unknown;
  readonly results: readonly { readonly iso_3166_1?: string }[];
}

/** TMDB's release dates of a movie come along with it (`append_to_response`): recorded alone, they are put into their movie. */
export function joinParts(recorded: readonly Recorded[]): Recorded[] {
  const wholes = recorded.filter(({ answer }) => !isReleaseDates(answer));
  const isOf = (part: Recorded, whole: Recorded) => idOf(part) !== undefined && idOf(part) === idOf(whole);
  const parts = recorded.filter(({ answer }) => isReleaseDates(answer));
  const joined = wholes.map((whole) => {
    const part = parts.find((one) => isOf(one, whole));
    if (!part) return whole;
    const answer = { ...(whole.answer as object), release_dates: part.answer };
    return { file: `${whole.file} with ${part.file}`, answer };
  });
  return [...joined, ...parts.filter((part) => !wholes.some((whole) => isOf(part, whole)))];
}

function idOf({ answer }: Recorded): unknown {
  return (answer as { id?: unknown } | null)?.id;
}

function isReleaseDates(answer: unknown): answer is ReleaseDates {
  const { id, results } = (answer ?? {}) as Partial<ReleaseDates>;
  return (
    id !== undefined && Array.isArray(results) && results.every((part) => part?.iso_3166_1 !== undefined)
  );
}
