/** What writes formatted text; comes when somebody enters a clause. */
export {
  type Answer,
  type AnsweredLeaf,
  answerAround,
  answerMarks,
  freeAnswer,
  markAnswers,
} from './answers.ts';
export { clauseKeys, type KeyEvents } from './clause-keys.ts';
export { clauseHeading } from './clause-states.ts';
export { headingWords } from './clause-heading.ts';
export { type ClauseStates, createClauseStates } from './clause-states.ts';
export { clipboard } from './clipboard.ts';
export { commands, linkAt, setLink, type Standing, standingAt } from './commands.ts';
export { type OpenClause, openClause } from './open-clause.ts';
export { toBlocks } from './to-blocks.ts';
export { toNode } from './to-node.ts';
export { typedLists } from './typed-lists.ts';
