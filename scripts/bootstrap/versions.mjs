/** The inner Node and pnpm; `nodeFloor` is the oldest Node that can run everything, `outerNodeFloor` the oldest for the bootstrap. */
export const versions = { node: '24.21.0', nodeFloor: '24.15.0', outerNodeFloor: '18.0.0', pnpm: '12.21.0' };
