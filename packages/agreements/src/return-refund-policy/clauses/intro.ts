import { given, items, prose } from '../../document/authoring.ts';
import { coveredPlaces } from '../../shared-clauses/covered-places.ts';
import { hasFormOfItsOwn } from '../../shared-clauses/legal-form.ts';
import { sellsGoods } from '../sells.ts';
import { clause } from './clause.ts';

// Who sells and where: Directive 2011/83/EU, Article 6(1)(b) and (c). The rank of mandatory law is said once, here.
export const intro = clause({
  id: 'rr.intro',
  version: 3,
  parts: {
    business: { meets: [], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: [], when: (a) => a.entity_type === 'individual' },
    form: { meets: [], when: hasFormOfItsOwn },
    trading: { meets: [], when: (a) => given(a.trading_name) },
    mandatory: { meets: [] },
    goods: { meets: [], when: (a) => sellsGoods(a) },
  },
  text: {
    de: (c) => prose`
      ## Wer wir sind und wofür dieses Dokument gilt

      ${c.part.business`Verkäufer: **${c.say.business_name}** (${c.say.business_address}${c.part.form`, Rechtsform: ${c.say.legal_form}`}).`} ${c.part.individual`Verkäufer: **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Wir treten auch unter dieser Bezeichnung auf: „${c.say.trading_name}“.`} „Wir“ und „uns“ bezeichnen in diesem Dokument den Verkäufer.

      Dieses Dokument gilt für Käufe über:

      ${items(coveredPlaces(c))}

      ${c.part.mandatory`Es sagt, wann Sie Gekauftes ${c.part.goods`zurückgeben, umtauschen oder`} stornieren können und wie Sie Ihr Geld zurückerhalten. Was wir darin freiwillig anbieten, kommt zu den Rechten hinzu, die Ihnen das Gesetz zwingend gibt, und ersetzt sie nicht.`}`,
    en: (c) => prose`
      ## Who we are and what this document covers

      ${c.part.business`The seller is **${c.say.business_name}** (${c.say.business_address}${c.part.form`, legal form: ${c.say.legal_form}`}).`} ${c.part.individual`The seller is **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`We also trade under this name: “${c.say.trading_name}”.`} In this document, “we” and “us” mean the seller.

      This document covers purchases through:

      ${items(coveredPlaces(c))}

      ${c.part.mandatory`It says when you can ${c.part.goods`return, exchange or`} cancel what you bought and how you get your money back. What we offer voluntarily comes on top of the rights that mandatory law gives you and does not replace them.`}`,
    es: (c) => prose`
      ## Quiénes somos y a qué se aplica este documento

      ${c.part.business`El vendedor es **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forma jurídica: ${c.say.legal_form}`}).`} ${c.part.individual`La venta la realiza **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`También actuamos con el nombre comercial «${c.say.trading_name}».`} En este documento, «nosotros» designa al vendedor.

      Este documento se aplica a las compras realizadas a través de:

      ${items(coveredPlaces(c))}

      ${c.part.mandatory`Indica cuándo puede ${c.part.goods`devolver, cambiar o`} cancelar lo que ha comprado y cómo recupera su dinero. Lo que ofrecemos voluntariamente se añade a los derechos que la ley le reconoce con carácter imperativo y no los sustituye.`}`,
    fr: (c) => prose`
      ## Qui nous sommes et à quoi s’applique ce document

      ${c.part.business`Le vendeur est **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forme juridique : ${c.say.legal_form}`}).`} ${c.part.individual`La vente est assurée par **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Nous exerçons aussi notre activité sous le nom commercial « ${c.say.trading_name} ».`} Dans ce document, « nous » désigne le vendeur.

      Ce document s’applique aux achats effectués par l’intermédiaire de :

      ${items(coveredPlaces(c))}

      ${c.part.mandatory`Il indique quand vous pouvez ${c.part.goods`retourner, échanger ou`} annuler ce que vous avez acheté et comment vous êtes remboursé. Ce que nous offrons volontairement s’ajoute aux droits que la loi vous reconnaît de manière impérative et ne les remplace pas.`}`,
    it: (c) => prose`
      ## Chi siamo e a che cosa si applica questo documento

      ${c.part.business`Il venditore è **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forma giuridica: ${c.say.legal_form}`}).`} ${c.part.individual`Il venditore è **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Operiamo anche con questa denominazione: «${c.say.trading_name}».`} In questo documento «noi» indica il venditore.

      Questo documento si applica agli acquisti effettuati tramite:

      ${items(coveredPlaces(c))}

      ${c.part.mandatory`Indica quando può ${c.part.goods`restituire, cambiare o`} annullare ciò che ha acquistato e come ottiene il rimborso. Ciò che offriamo volontariamente si aggiunge ai diritti che la legge Le riconosce in modo inderogabile e non li sostituisce.`}`,
    nl: (c) => prose`
      ## Wie wij zijn en waarvoor dit document geldt

      ${c.part.business`De verkoper is **${c.say.business_name}** (${c.say.business_address}${c.part.form`, rechtsvorm: ${c.say.legal_form}`}).`} ${c.part.individual`De verkoper is **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Wij handelen ook onder deze naam: “${c.say.trading_name}”.`} Met “wij” en “ons” bedoelen wij in dit document de verkoper.

      Dit document geldt voor aankopen via:

      ${items(coveredPlaces(c))}

      ${c.part.mandatory`Het zegt wanneer u uw aankoop kunt ${c.part.goods`terugsturen, ruilen of`} annuleren en hoe u uw geld terugkrijgt. Wat wij vrijwillig aanbieden, komt boven op de rechten die de wet u dwingend geeft en vervangt die niet.`}`,
  },
});
