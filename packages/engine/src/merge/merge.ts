/** Comparing and joining texts clause by clause, in browser and server. */
export { mergeClauses, type Merge } from './merge-clauses.ts';
export { clauseOrder } from './merge-order.ts';
export { type ClauseText, getHeading, joinClauses, sameBlocks, splitClauses } from './merge-texts.ts';
