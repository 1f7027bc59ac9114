/** The setting with the progress of a recount; its row is locked by each transaction that changes the tables of counts. */
export const countsSetting = 'rating counts';
