/** The two drawings of a carousel's arrows, apart from the others so that it carries no more. */
export const chevronLeft = 'M14.5 6l-6 6 6 6';
export const chevronRight = 'M9.5 6l6 6-6 6';
