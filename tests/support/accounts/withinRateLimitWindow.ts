const quarter = 15 * 60 * 1000;

/**
 * Runs an attempt, and repeats it if it fails and a new quarter of an hour began meanwhile, since the rate limits are reset
 * then. `attempt` is called with 0, then 1 and so on, and must use new usernames each time.
 */
export async function withinRateLimitWindow(attempt: (number: number) => Promise<void>): Promise<void> {
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
