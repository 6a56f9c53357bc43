/*
 * Conn. Gen. Stat. § 42-471(b): a published policy that protects the confidentiality of Social Security numbers, prohibits
 * their unlawful disclosure and limits access to them. The person is asked about government identifiers in general, so the
 * sentence is conditional. The statute wants no rights told.
 */
import { has, prose } from '../../document/authoring.ts';
import { holdsFact } from '../derive/holds-fact.ts';
import { clause } from './clause.ts';

export const ssn = clause({
  id: 'pp.ssn',
  version: 1,
  when: (a) => has(a.laws, 'ct_ssn') && holdsFact(a, 'data:ssn'),
  parts: { policy: { meets: ['ct-42-471'] } },
  text: {
    de: ({ part }) => prose`
      ## Sozialversicherungsnummern (USA)

      ${part.policy`Wenn wir Ihre US-amerikanische Sozialversicherungsnummer (Social Security number) erhalten, behandeln wir sie
      vertraulich. Wir verbieten, sie unrechtmäßig offenzulegen. Zugang haben nur Personen, die sie für ihre Aufgaben
      brauchen.`}`,
    en: ({ part }) => prose`
      ## Social Security numbers

      ${part.policy`Where we receive your Social Security number, we keep it confidential. We prohibit its unlawful disclosure. Only
      persons who need it for their tasks have access to it.`}`,
    es: ({ part }) => prose`
      ## Números de la Seguridad Social (EE. UU.)

      ${part.policy`Si recibimos su número de la Seguridad Social de EE. UU. (Social Security number), lo tratamos de forma
      confidencial. Prohibimos su divulgación ilícita. Solo acceden a él las personas que lo necesitan para sus tareas.`}`,
    fr: ({ part }) => prose`
      ## Numéros de sécurité sociale (États-Unis)

      ${part.policy`Lorsque nous recevons votre numéro de sécurité sociale américain (Social Security number), nous en préservons la
      confidentialité. Nous en interdisons la divulgation illicite. Seules les personnes qui en ont besoin pour leurs tâches y ont
      accès.`}`,
    it: ({ part }) => prose`
      ## Numeri di previdenza sociale (USA)

      ${part.policy`Se riceviamo il Suo numero di previdenza sociale statunitense (Social Security number), lo trattiamo in modo
      riservato. Ne vietiamo la divulgazione illecita. Vi accedono solo le persone che ne hanno bisogno per i loro compiti.`}`,
    nl: ({ part }) => prose`
      ## Socialezekerheidsnummers (VS)

      ${part.policy`Wanneer wij uw Amerikaanse socialezekerheidsnummer (Social Security number) ontvangen, behandelen wij het
      vertrouwelijk. Onrechtmatige verstrekking ervan is bij ons verboden. Alleen personen die het voor hun taken nodig hebben, hebben
      er toegang toe.`}`,
  },
});
