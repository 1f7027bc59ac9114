/** What runs inside, whatever runs outside. `nodeFloor` is the oldest Node on which everything here works. */
export const versions = { node: '24.21.0', nodeFloor: '24.15.0', outerNodeFloor: '18.0.0', pnpm: '12.21.0' };
