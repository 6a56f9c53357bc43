import { given, items, prose } from '../../document/authoring.ts';
import { coveredPlaces } from '../../shared-clauses/covered-places.ts';
import { clause } from './clause.ts';

/** Identity of the provider: Art. 5(1)(a) to (c) ECD, Art. 6(1)(b) to (d) CRD, Sch. 2 CCR 2013. The places covered come from block S1. */
export const intro = clause({
  id: 'tc.intro',
  version: 2,
  parts: {
    business: { meets: [], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: [], when: (a) => a.entity_type === 'individual' },
    form: { meets: [], when: (a) => given(a.legal_form) },
    trading: { meets: [], when: (a) => given(a.trading_name) },
  },
  text: {
    de: (c) => prose`
      ## Vertragspartner und Geltungsbereich

      ${c.part.business`Diese Bedingungen regeln das Verhältnis zwischen Ihnen und uns, dem Anbieter: **${c.say.business_name}**${c.part.form`, Rechtsform: ${c.say.legal_form}`} (${c.say.business_address}).`} ${c.part.individual`Diese Bedingungen regeln das Verhältnis zwischen Ihnen und uns, dem Anbieter: **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Wir treten auch unter dieser Bezeichnung auf: „${c.say.trading_name}“.`} „Sie“ bezeichnet, wer den Dienst als Person oder Unternehmen nutzt.

      Sie gelten für:

      ${items(coveredPlaces(c))}`,
    en: (c) => prose`
      ## Who we are and what these terms cover

      ${c.part.business`These terms govern the relationship between you and **${c.say.business_name}**${c.part.form`, legal form: ${c.say.legal_form}`} (${c.say.business_address}).`} ${c.part.individual`These terms govern the relationship between you and **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`We also trade under this name: “${c.say.trading_name}”.`} “We” and “us” mean the provider, “you” means the person or business that uses the service.

      They cover:

      ${items(coveredPlaces(c))}`,
    es: (c) => prose`
      ## Quiénes somos y a qué se aplican estas condiciones

      ${c.part.business`Estas condiciones regulan la relación entre usted y **${c.say.business_name}**${c.part.form`, forma jurídica: ${c.say.legal_form}`} (${c.say.business_address}).`} ${c.part.individual`Estas condiciones regulan la relación entre usted y **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`También actuamos con el nombre comercial «${c.say.trading_name}».`} «Nosotros» designa al prestador y «usted», a la persona o empresa que utiliza el servicio.

      Se aplican a:

      ${items(coveredPlaces(c))}`,
    fr: (c) => prose`
      ## Qui nous sommes et à quoi s’appliquent ces conditions

      ${c.part.business`Ces conditions régissent la relation entre vous et **${c.say.business_name}**${c.part.form`, forme juridique : ${c.say.legal_form}`} (${c.say.business_address}).`} ${c.part.individual`Ces conditions régissent la relation entre vous et **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Nous exerçons aussi notre activité sous le nom commercial « ${c.say.trading_name} ».`} « Nous » désigne le prestataire ; « vous », la personne ou l’entreprise qui utilise le service.

      Elles s’appliquent à :

      ${items(coveredPlaces(c))}`,
    it: (c) => prose`
      ## Chi siamo e a che cosa si applicano queste condizioni

      ${c.part.business`Queste condizioni regolano il rapporto tra Lei e **${c.say.business_name}**${c.part.form`, forma giuridica: ${c.say.legal_form}`} (${c.say.business_address}).`} ${c.part.individual`Queste condizioni regolano il rapporto tra Lei e **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Operiamo anche con questa denominazione: «${c.say.trading_name}».`} «Noi» indica il prestatore, «Lei» la persona o l’impresa che usa il servizio.

      Si applicano a:

      ${items(coveredPlaces(c))}`,
    nl: (c) => prose`
      ## Wie wij zijn en waarvoor deze voorwaarden gelden

      ${c.part.business`Deze voorwaarden regelen de verhouding tussen u en **${c.say.business_name}**${c.part.form`, rechtsvorm: ${c.say.legal_form}`} (${c.say.business_address}).`} ${c.part.individual`Deze voorwaarden regelen de verhouding tussen u en **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Wij handelen ook onder deze naam: “${c.say.trading_name}”.`} “Wij” en “ons” staan voor de aanbieder, “u” voor de persoon of het bedrijf dat de dienst gebruikt.

      Zij gelden voor:

      ${items(coveredPlaces(c))}`,
  },
});
