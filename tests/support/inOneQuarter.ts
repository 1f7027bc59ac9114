const quarter = 15 * 60 * 1000;

/**
 * Runs an attempt, and once more if it fails and a quarter of an hour began meanwhile, for then the rate limits count from
 * nothing again. `attempt` gets 0, then 1 and so on; it needs names that no earlier one used.
 */
export async function inOneQuarter(attempt: (number: number) => Promise<void>): Promise<void> {
  for (let number = 0; ; number++) {
    const began = quarterOf(Date.now());
    try {
      return await attempt(number);
    } catch (error) {
      if (quarterOf(Date.now()) === began) throw error;
    }
  }
}

const quarterOf = (time: number) => Math.floor(time / quarter);
