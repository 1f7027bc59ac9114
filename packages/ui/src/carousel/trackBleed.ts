/** Pixels by which a track exceeds its column on both sides: space for the glow of a card, and for a part of the next on phones. */
export const bleed = 16;
/** Pixels of the same space below the cards, where shadows are longest. */
export const bleedBelow = 28;
