import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Apple's instructions, point 10.
export const apple = clause({
  id: 'eu.apple',
  version: 1,
  when: (a) => a.apple_rider === 'yes',
  parts: {
    beneficiary: { meets: ['apple-eula-10'] },
  },
  text: {
    de: (c) => prose`
      ## Apple als Begünstigter

      ${c.part.beneficiary`Apple und seine Tochtergesellschaften sind Drittbegünstigte dieses Vertrags. Mit Ihrer Annahme hat Apple das Recht, ihn Ihnen gegenüber als Drittbegünstigter durchzusetzen.`}`,
    en: (c) => prose`
      ## Apple as beneficiary

      ${c.part.beneficiary`Apple and its subsidiaries are third-party beneficiaries of this agreement. Upon your acceptance, Apple has the right to enforce it against you as a third-party beneficiary.`}`,
    es: (c) => prose`
      ## Apple como beneficiaria

      ${c.part.beneficiary`Apple y sus filiales son terceras beneficiarias de este contrato. Cuando usted lo acepta, Apple tiene derecho a exigirle su cumplimiento como tercera beneficiaria.`}`,
    fr: (c) => prose`
      ## Apple, tiers bénéficiaire

      ${c.part.beneficiary`Apple et ses filiales sont des tiers bénéficiaires du présent contrat. Dès votre acceptation, Apple a le droit de le faire appliquer à votre égard en qualité de tiers bénéficiaire.`}`,
    it: (c) => prose`
      ## Apple come beneficiaria

      ${c.part.beneficiary`Apple e le sue controllate sono terze beneficiarie di questo contratto. Con la Sua accettazione, Apple ha il diritto di farlo valere nei Suoi confronti come terza beneficiaria.`}`,
    nl: (c) => prose`
      ## Apple als begunstigde

      ${c.part.beneficiary`Apple en haar dochterondernemingen zijn derde-begunstigden van deze overeenkomst. Met uw aanvaarding krijgt Apple het recht om die als derde-begunstigde tegenover u af te dwingen.`}`,
  },
});
