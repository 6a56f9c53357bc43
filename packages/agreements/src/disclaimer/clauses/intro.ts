import { given, items, prose } from '../../document/authoring.ts';
import { coveredPlaces } from '../../shared-clauses/covered-places.ts';
import { hasFormOfItsOwn } from '../../shared-clauses/legal-form.ts';
import { clause } from './clause.ts';

// Who speaks and for what: Directive 2000/31/EC, Article 5; the text claims no effect against mandatory rights.
export const intro = clause({
  id: 'di.intro',
  version: 3,
  parts: {
    business: { meets: [], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: [], when: (a) => a.entity_type === 'individual' },
    form: { meets: [], when: hasFormOfItsOwn },
    trading: { meets: [], when: (a) => given(a.trading_name) },
    own: { meets: [], when: (a) => a.content_author === 'we' },
    others: { meets: [], when: (a) => a.content_author === 'third-parties' },
    mixed: { meets: [], when: (a) => a.content_author === 'both' },
  },
  text: {
    de: (c) => prose`
      ## Über dieses Dokument

      ${c.part.business`Anbieter: **${c.say.business_name}** (${c.say.business_address}${c.part.form`, Rechtsform: ${c.say.legal_form}`}).`} ${c.part.individual`Anbieter: **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Wir treten auch unter dieser Bezeichnung auf: „${c.say.trading_name}“.`} „Wir“ und „uns“ bezeichnen in diesem Dokument den Anbieter.

      Dieses Dokument gilt für:

      ${items(coveredPlaces(c))}

      Es erklärt, wofür unsere Inhalte gedacht sind und wofür nicht. ${c.part.own`Die Inhalte erstellen wir selbst, soweit sie nicht als Beiträge oder Werke anderer erkennbar sind.`} ${c.part.others`Die Inhalte stammen von Dritten; wir wählen sie aus und veröffentlichen sie.`} ${c.part.mixed`Die Inhalte stammen teils von uns, teils von Dritten.`} Rechte, die Ihnen das Gesetz zwingend gibt, schränkt dieses Dokument nicht ein.`,
    en: (c) => prose`
      ## About this document

      ${c.part.business`The provider is **${c.say.business_name}** (${c.say.business_address}${c.part.form`, legal form: ${c.say.legal_form}`}).`} ${c.part.individual`The provider is **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`We also trade under this name: “${c.say.trading_name}”.`} In this document, “we” and “us” mean the provider.

      This document covers:

      ${items(coveredPlaces(c))}

      It explains what our content is meant for and what it is not meant for. ${c.part.own`We make the content ourselves, except for what can be recognised as contributions or works of others.`} ${c.part.others`The content comes from third parties; we select and publish it.`} ${c.part.mixed`Part of the content comes from us and part from third parties.`} This document does not restrict any right that mandatory law gives you.`,
    es: (c) => prose`
      ## Sobre este documento

      ${c.part.business`El prestador del servicio es **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forma jurídica: ${c.say.legal_form}`}).`} ${c.part.individual`El servicio lo presta **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`También actuamos con el nombre comercial «${c.say.trading_name}».`} En este documento, «nosotros» designa al prestador del servicio.

      Este documento se aplica a:

      ${items(coveredPlaces(c))}

      Explica para qué están pensados nuestros contenidos y para qué no. ${c.part.own`Elaboramos nosotros los contenidos, salvo los que se identifican como aportaciones u obras ajenas.`} ${c.part.others`Los contenidos proceden de terceros; nosotros los seleccionamos y los publicamos.`} ${c.part.mixed`Los contenidos proceden en parte de nosotros y en parte de terceros.`} Este documento no limita ningún derecho que la ley le reconozca con carácter imperativo.`,
    fr: (c) => prose`
      ## À propos de ce document

      ${c.part.business`Le service est fourni par **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forme juridique : ${c.say.legal_form}`}).`} ${c.part.individual`Le service est fourni par **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Nous exerçons aussi notre activité sous le nom commercial « ${c.say.trading_name} ».`} Dans ce document, « nous » désigne le fournisseur du service.

      Ce document s’applique à :

      ${items(coveredPlaces(c))}

      Il explique à quoi servent nos contenus et à quoi ils ne servent pas. ${c.part.own`Nous créons nous-mêmes les contenus, sauf ceux qui sont reconnaissables comme des contributions ou des œuvres de tiers.`} ${c.part.others`Les contenus proviennent de tiers ; nous les sélectionnons et les publions.`} ${c.part.mixed`Les contenus proviennent en partie de nous et en partie de tiers.`} Ce document ne restreint aucun droit que la loi vous reconnaît de manière impérative.`,
    it: (c) => prose`
      ## Informazioni su questo documento

      ${c.part.business`Il servizio è fornito da **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forma giuridica: ${c.say.legal_form}`}).`} ${c.part.individual`Il servizio è fornito da **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Operiamo anche con questa denominazione: «${c.say.trading_name}».`} In questo documento «noi» indica il fornitore del servizio.

      Questo documento si applica a:

      ${items(coveredPlaces(c))}

      Spiega a che cosa servono i nostri contenuti e a che cosa non servono. ${c.part.own`Creiamo noi i contenuti, salvo quelli riconoscibili come contributi o opere di terzi.`} ${c.part.others`I contenuti provengono da terzi; noi li selezioniamo e li pubblichiamo.`} ${c.part.mixed`I contenuti provengono in parte da noi e in parte da terzi.`} Questo documento non limita alcun diritto che la legge Le riconosce in modo inderogabile.`,
    nl: (c) => prose`
      ## Over dit document

      ${c.part.business`De aanbieder is **${c.say.business_name}** (${c.say.business_address}${c.part.form`, rechtsvorm: ${c.say.legal_form}`}).`} ${c.part.individual`De aanbieder is **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Wij handelen ook onder deze naam: “${c.say.trading_name}”.`} Met “wij” en “ons” bedoelen wij in dit document de aanbieder.

      Dit document geldt voor:

      ${items(coveredPlaces(c))}

      Het legt uit waarvoor onze inhoud bedoeld is en waarvoor niet. ${c.part.own`Wij maken de inhoud zelf, behalve wat herkenbaar is als bijdrage of werk van anderen.`} ${c.part.others`De inhoud komt van derden; wij kiezen die uit en publiceren die.`} ${c.part.mixed`De inhoud komt deels van ons en deels van derden.`} Dit document beperkt geen enkel recht dat de wet u dwingend geeft.`,
  },
});
