import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

// New York Rules of Professional Conduct 7.1(e)-(f): label, sentence on past results, responsible lawyer and office.
export const legal = clause({
  id: 'di.legal',
  version: 2,
  price: paidUnless('us_attorneys'),
  when: (a) => a.d_legal === 'yes',
  parts: {
    law: { meets: ['practice-di-noadvice'] },
    client: { meets: ['practice-di-noadvice'], when: (a) => a.law_firm === 'yes' },
    firm: { meets: ['ny-attorney-ads'], when: (a) => a.law_firm === 'yes' },
    attorney: {
      meets: ['ny-attorney-ads'],
      when: (a) => a.law_firm === 'yes' && has(a.laws, 'us_attorneys'),
    },
  },
  text: {
    de: (c) => prose`
      ## Rechtliche Inhalte

      ${c.part.law`Unsere Inhalte zu Rechtsfragen informieren allgemein und sind keine Rechtsberatung im Einzelfall.`} ${c.part.client`Ein Mandat entsteht erst durch eine ausdrückliche Vereinbarung.`} Recht unterscheidet sich von Land zu Land und ändert sich; Fristen können laufen, auch während Sie sich informieren.

      ${c.part.firm`Für die rechtlichen Inhalte verantwortlich: **${c.say.law_firm_lawyer}** (${c.say.law_firm_office}).`}

      ${c.part.attorney`Für Leserinnen und Leser in den Vereinigten Staaten: **“Attorney Advertising”**. **“Prior results do not guarantee a similar outcome.”**`}`,
    en: (c) => prose`
      ## Legal content

      ${c.part.law`Our content on questions of law is general information and no legal advice on an individual case.`} ${c.part.client`A client relationship arises only by express agreement.`} Law differs from country to country and changes; time limits may be running while you inform yourself.

      ${c.part.firm`Responsible for the legal content: **${c.say.law_firm_lawyer}** (${c.say.law_firm_office}).`}

      ${c.part.attorney`For readers in the United States: **“Attorney Advertising”**. **“Prior results do not guarantee a similar outcome.”**`}`,
    es: (c) => prose`
      ## Contenidos jurídicos

      ${c.part.law`Nuestros contenidos sobre cuestiones jurídicas son información general y no asesoramiento para un caso concreto.`} ${c.part.client`La relación de abogado y cliente solo nace de un acuerdo expreso.`} El derecho varía de un país a otro y cambia; mientras usted se informa pueden estar corriendo plazos.

      ${c.part.firm`Responsable de los contenidos jurídicos: **${c.say.law_firm_lawyer}** (${c.say.law_firm_office}).`}

      ${c.part.attorney`Para lectores de los Estados Unidos: **“Attorney Advertising”**. **“Prior results do not guarantee a similar outcome.”**`}`,
    fr: (c) => prose`
      ## Contenus juridiques

      ${c.part.law`Nos contenus sur des questions de droit sont des informations générales et non une consultation juridique sur un cas particulier.`} ${c.part.client`Une relation entre avocat et client ne naît que d’un accord exprès.`} Le droit varie d’un pays à l’autre et évolue ; des délais peuvent courir pendant que vous vous informez.

      ${c.part.firm`Responsable des contenus juridiques : **${c.say.law_firm_lawyer}** (${c.say.law_firm_office}).`}

      ${c.part.attorney`Pour les lecteurs aux États-Unis : **“Attorney Advertising”**. **“Prior results do not guarantee a similar outcome.”**`}`,
    it: (c) => prose`
      ## Contenuti giuridici

      ${c.part.law`I nostri contenuti su questioni di diritto sono informazioni generali e non una consulenza legale sul caso concreto.`} ${c.part.client`Il rapporto tra avvocato e cliente nasce solo da un accordo espresso.`} Il diritto varia da Paese a Paese e cambia; mentre Lei si informa possono decorrere dei termini.

      ${c.part.firm`Responsabile dei contenuti giuridici: **${c.say.law_firm_lawyer}** (${c.say.law_firm_office}).`}

      ${c.part.attorney`Per i lettori negli Stati Uniti: **“Attorney Advertising”**. **“Prior results do not guarantee a similar outcome.”**`}`,
    nl: (c) => prose`
      ## Juridische inhoud

      ${c.part.law`Onze inhoud over rechtsvragen is algemene informatie en geen juridisch advies in een individueel geval.`} ${c.part.client`Een relatie tussen advocaat en cliënt ontstaat pas door een uitdrukkelijke afspraak.`} Het recht verschilt van land tot land en verandert; er kunnen termijnen lopen terwijl u zich informeert.

      ${c.part.firm`Verantwoordelijk voor de juridische inhoud: **${c.say.law_firm_lawyer}** (${c.say.law_firm_office}).`}

      ${c.part.attorney`Voor lezers in de Verenigde Staten: **“Attorney Advertising”**. **“Prior results do not guarantee a similar outcome.”**`}`,
  },
});
