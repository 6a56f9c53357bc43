import { has, type Prose, sequence } from '@clausewright/engine/document/authoring';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../../words/places-abroad.ts';
import { clause } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

/** Day on which APP 1.7 to 1.9 begin (Privacy and Other Legislation Amendment Act 2024). */
function fromDecember2026<Part extends string>(
  { today }: { today: string },
  words: Prose<Part>,
): Prose<Part> {
  return today >= '2026-12-10' ? words : sequence<Part>([]);
}

/**
 * Drafting note. Privacy Act 1988 (Cth), Schedule 1. requests: APP 1.4(d)-(e) with APP 12 (30 days is the OAIC's measure of
 * a reasonable period), APP 13, APP 7.6 and section 40(1A) (30 days to answer before a complaint to the OAIC).
 * overseas: APP 1.4(f)-(g), 5.2(i)-(j), 8: either that recipients are likely to be overseas, with the countries the answers
 * name, or that they are not. consequences: APP 5.2(c), (e), which the body says under the GDPR only.
 * automated: APP 1.7-1.9 from 10 December 2026; the section on automated decisions holds the kinds and what they rest on.
 * APP 1.4(a)-(c) stand in the body. Left out: anonymity (APP 2), credit reporting, tax file numbers, state health statutes.
 */
export const rightsAu = clause({
  id: 'pp.rights.au',
  version: 4,
  when: (a) => has(a.laws, 'au_privacy_act'),
  ground: { law: 'Privacy Act 1988 (Cth), Sched. 1' },
  parts: {
    requests: { meets: ['au-app-1-4-de'] },
    overseas: { meets: ['au-app-1-4-fg'] },
    countries: { answers: ['hosting_country', 'other_vendors'], when: (a) => reachesBeyond(a, 'AU') },
    further: { answers: ['hosting_country'], when: mayReachFurther },
    none: {
      answers: ['hosting_country', 'other_vendors'],
      when: (a) => !reachesBeyond(a, 'AU') && !mayReachFurther(a),
    },
    consequences: { meets: ['au-app-5'] },
    automated: { meets: ['au-app-1-7'], when: (a) => holdsFact(a, 'data:adm-assisted') },
    alone: { answers: ['automated_decisions'], when: (a) => holdsFact(a, 'data:adm') },
    helped: { answers: ['ai_features'], when: (a) => has(a.ai_features, 'moderation') },
  },
  texts: import.meta.url,
  values: {
    placesBeyond: (c) => placesBeyond(c, 'AU'),
    automatedDecisions: (c, t) => fromDecember2026(c, c.part.automated(t.snippet('automatedDecisions'))),
  },
});
