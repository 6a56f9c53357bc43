import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { imprintNeed } from '../presets/imprint-need.ts';
import type { SiteFacts } from '../presets/kinds.ts';
import { wantedDetails } from '../presets/wanted-details.ts';
import type { OperatorFacts } from './facts.ts';
import { contentContact, disputeBodies, type Identified, sharedAnswers } from './shared-answers.ts';

function siteOf(country: string): SiteFacts {
  return { kind: 'saas', country, places: ['website'] };
}

/** Whether the law of the operator's country wants one. */
export function needsImprint({ country }: OperatorFacts): boolean {
  return country !== undefined && imprintNeed(siteOf(country)) !== null;
}

/** Who runs the instance, as the law of the seat wants it stated. */
export function imprintAnswers(facts: Identified): Answers {
  return {
    ...sharedAnswers(facts),
    ugc: 'yes',
    ...contentContact(facts),
    // Where prices stand, the pages say what they include.
    sells_online: 'no',
    ...(wantsRefusal(facts) ? {} : disputeBodies(facts)),
  };
}

/**
 * What the law wants of whoever has it; an empty answer says that there is none. Without a VAT number in the settings none
 * is charged.
 */
export function imprintDetails(facts: Identified): readonly string[] {
  const wanted = [...wantedDetails('IMPRINT', siteOf(facts.country))].filter((id) => id !== 'vat_id');
  return wantsRefusal(facts) ? [...wanted, 'eu_adr'] : wanted;
}

/** § 36 VSBG wants a refusal stated, which only the operator can give: elsewhere nothing is printed of it. */
function wantsRefusal({ country }: Identified): boolean {
  return country === 'DE';
}

/** The imprint of a seller in France tells a duty from a choice; who took part for the terms does it here. */
export function inWordsOfImprint(answer: unknown, country: string): unknown {
  return answer === 'takes-part' && country === 'FR' ? 'obliged' : answer;
}

/** The terms know neither why nobody takes part nor whether somebody has to. */
export function inWordsOfTerms(answer: unknown): unknown {
  if (answer === 'obliged') return 'takes-part';
  return answer === 'few-staff' ? 'not-obliged' : answer;
}
