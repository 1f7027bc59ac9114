/** Jobs by a key: whoever asks for one that is under way gets what it comes to. */
export function createSingleFlight<Value>() {
  const flights = new Map<string, Promise<Value>>();
  return (key: string, start: () => Promise<Value>): Promise<Value> => {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = start().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
