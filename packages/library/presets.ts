/** The way in for owners who answer little: what is usual for a kind of business, and what it leaves open. */
export { conditional } from './presets/conditional.ts';
export { guessCountry, guessKind, type SeenOfSite } from './presets/guess-site.ts';
export { type BusinessKind, businessKinds, isBusinessKind, type SiteFacts } from './presets/kinds.ts';
export { addressToCome, bannerToCome, inOrderOfMaking, linksTo } from './presets/linked-documents.ts';
export { chosenInAdvance, neededDocuments, type NeededDocument } from './presets/needed-documents.ts';
export {
  type OpenQuestion,
  openQuestions,
  type OpenQuestions,
  type OpenScreen,
  type ScreenSubject,
} from './presets/open-questions.ts';
export { type AnswerOrigin, prepareDocuments, type PreparedDocument } from './presets/prepare-documents.ts';
export { filledQuestions, type FilledQuestion } from './presets/filled-questions.ts';
