/** What the forms of accounts call themselves to a service that tells people from programmes: an answer got for something else is not taken. */
export const humanCheckAction = 'account';
