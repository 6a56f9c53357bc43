/** Whole sets of answers as real sellers would give them, for journeys and golden documents. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import {
  australianSurf,
  brazilianCrafts,
  britishBooks,
  californianOutfitter,
  canadianGame,
} from './other-sellers.ts';
import {
  austrianWorkshops,
  belgianWholesale,
  dutchCourses,
  frenchArtist,
  germanPottery,
  italianSofas,
  spanishDeli,
} from './union-sellers.ts';

export const profiles: Readonly<Record<string, Answers>> = {
  germanPottery,
  californianOutfitter,
  dutchCourses,
  frenchArtist,
  spanishDeli,
  italianSofas,
  britishBooks,
  australianSurf,
  austrianWorkshops,
  canadianGame,
  brazilianCrafts,
  belgianWholesale,
};
