import { given, has, link, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

// New York Rules of Professional Conduct 7.1(e)-(f) and (h): label, sentence on past results, responsible lawyer, office and telephone.
export const legal = clause({
  id: 'di.legal',
  version: 3,
  price: paidUnless('us_attorneys'),
  when: (a) => a.d_legal === 'yes',
  parts: {
    law: { meets: ['practice-di-noadvice'] },
    client: { meets: ['practice-di-noadvice'], when: (a) => a.law_firm === 'yes' },
    firm: { meets: ['ny-attorney-ads'], when: (a) => a.law_firm === 'yes' },
    phone: { meets: [], when: (a) => given(a.law_firm_phone) },
    attorney: {
      meets: ['ny-attorney-ads'],
      when: (a) => a.law_firm === 'yes' && has(a.laws, 'us_attorneys'),
    },
  },
  text: {
    de: (c) => prose`
      ## Rechtliche Inhalte

      ${c.part.law`Unsere Inhalte zu Rechtsfragen informieren allgemein und sind keine Rechtsberatung im Einzelfall.`} ${c.part.client`Ein Mandat entsteht erst durch eine ausdrückliche Vereinbarung.`} Recht unterscheidet sich von Land zu Land und ändert sich; Fristen können laufen, auch während Sie sich informieren.

      ${c.part.firm`Für die rechtlichen Inhalte verantwortlich: **${c.say.law_firm_lawyer}** (${c.say.law_firm_office}${c.part.phone`, ${link(c.say.law_firm_phone, 'tel:')}`}).`}

      ${c.part.attorney`Hinweise, die das Standesrecht des Staates New York verlangt: **„Attorney Advertising“**. **„Prior results do not guarantee a similar outcome.“**`}`,
    en: (c) => prose`
      ## Legal content

      ${c.part.law`Our content on questions of law is general information and not legal advice on an individual case.`} ${c.part.client`A client relationship arises only by express agreement.`} Law differs from country to country and changes; time limits may be running while you read.

      ${c.part.firm`Responsible for the legal content: **${c.say.law_firm_lawyer}** (${c.say.law_firm_office}${c.part.phone`, ${link(c.say.law_firm_phone, 'tel:')}`}).`}

      ${c.part.attorney`Notices that the rules of professional conduct of the State of New York ask for: **“Attorney Advertising”**. **“Prior results do not guarantee a similar outcome.”**`}`,
    es: (c) => prose`
      ## Contenidos jurídicos

      ${c.part.law`Nuestros contenidos sobre cuestiones jurídicas son información general y no asesoramiento para un caso concreto.`} ${c.part.client`La relación entre abogado y cliente solo nace de un acuerdo expreso.`} El Derecho varía de un país a otro y cambia; mientras usted se informa pueden estar corriendo plazos.

      ${c.part.firm`Responsable de los contenidos jurídicos: **${c.say.law_firm_lawyer}** (${c.say.law_firm_office}${c.part.phone`, ${link(c.say.law_firm_phone, 'tel:')}`}).`}

      ${c.part.attorney`Menciones que exigen las normas profesionales del estado de Nueva York: **«Attorney Advertising»**. **«Prior results do not guarantee a similar outcome.»**`}`,
    fr: (c) => prose`
      ## Contenus juridiques

      ${c.part.law`Nos contenus sur des questions de droit sont des informations générales et non une consultation juridique sur un cas particulier.`} ${c.part.client`Une relation entre avocat et client ne naît que d’un accord exprès.`} Le droit varie d’un pays à l’autre et évolue ; des délais peuvent courir pendant que vous vous informez.

      ${c.part.firm`Responsable des contenus juridiques : **${c.say.law_firm_lawyer}** (${c.say.law_firm_office}${c.part.phone`, ${link(c.say.law_firm_phone, 'tel:')}`}).`}

      ${c.part.attorney`Mentions exigées par les règles professionnelles de l’État de New York : **« Attorney Advertising »**. **« Prior results do not guarantee a similar outcome. »**`}`,
    it: (c) => prose`
      ## Contenuti giuridici

      ${c.part.law`I nostri contenuti su questioni di diritto sono informazioni generali e non una consulenza legale sul caso concreto.`} ${c.part.client`Il rapporto tra avvocato e cliente nasce solo da un accordo espresso.`} Il diritto varia da Paese a Paese e cambia; mentre Lei si informa possono decorrere dei termini.

      ${c.part.firm`Responsabile dei contenuti giuridici: **${c.say.law_firm_lawyer}** (${c.say.law_firm_office}${c.part.phone`, ${link(c.say.law_firm_phone, 'tel:')}`}).`}

      ${c.part.attorney`Indicazioni richieste dalle regole professionali dello Stato di New York: **«Attorney Advertising»**. **«Prior results do not guarantee a similar outcome.»**`}`,
    nl: (c) => prose`
      ## Juridische inhoud

      ${c.part.law`Onze inhoud over rechtsvragen is algemene informatie en geen juridisch advies in een individueel geval.`} ${c.part.client`Een relatie tussen advocaat en cliënt ontstaat pas door een uitdrukkelijke afspraak.`} Het recht verschilt van land tot land en verandert; er kunnen termijnen lopen terwijl u zich informeert.

      ${c.part.firm`Verantwoordelijk voor de juridische inhoud: **${c.say.law_firm_lawyer}** (${c.say.law_firm_office}${c.part.phone`, ${link(c.say.law_firm_phone, 'tel:')}`}).`}

      ${c.part.attorney`Vermeldingen die de beroepsregels van de staat New York vragen: **“Attorney Advertising”**. **“Prior results do not guarantee a similar outcome.”**`}`,
  },
});
