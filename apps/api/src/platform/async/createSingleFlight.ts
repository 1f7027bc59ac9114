/** Deduplicates jobs by key: a call while a job with the same key is in flight gets the promise of that job. */
export function createSingleFlight<Value>() {
  const flights = new Map<string, Promise<Value>>();
  return (key: string, start: () => Promise<Value>): Promise<Value> => {
    const pending = flights.get(key);
    if (pending) return pending;
    const flight = start().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
