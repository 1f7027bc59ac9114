/** Pixels by which a track runs past its column on both sides: room for a card's glow, and a phone's peek of the next card. */
export const bleed = 16;
/** The same below the cards, where a shadow is longest. */
export const bleedBelow = 28;
