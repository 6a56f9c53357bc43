/** Id of the clause that holds title and date. */
export const headClause = 'head';
