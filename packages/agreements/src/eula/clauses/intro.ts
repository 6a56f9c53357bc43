import { given, has, items, link, prose, rows } from '../../document/authoring.ts';
import { appPlatformWords, appStoreWords } from '../../privacy-policy/words/app-places.ts';
import { consumersToo, isFirmware, isPaid } from '../conditions.ts';
import { deliveryWords, formWords, kindWords } from '../words/software.ts';
import { clause } from './clause.ts';

// Parties, subject and acceptance. Terms that could not be read before the contract bind nobody: § 305(2) BGB,
// Directive 93/13/EEC, Annex 1(i); hence the right to undo the purchase. Towards consumers of the Union and the United
// Kingdom installing is no acceptance (§ 308 No. 5 BGB, § 6(1) No. 2 KSchG); elsewhere only after a notice with a link.
export const intro = clause({
  id: 'eu.intro',
  version: 3,
  parts: {
    business: { meets: ['practice-eu-definitions'], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: ['practice-eu-definitions'], when: (a) => a.entity_type === 'individual' },
    // A name that ends with the legal form says it already.
    form: {
      meets: [],
      when: (a) =>
        given(a.legal_form) && !(a.business_name ?? '').trim().endsWith((a.legal_form ?? '').trim()),
    },
    trading: { meets: [], when: (a) => given(a.trading_name) },
    // The software of a device runs on that device.
    forms: { meets: [], when: (a) => a.software_kind !== 'firmware' },
    platforms: { meets: [], when: (a) => given(a.app_platforms) },
    stores: { meets: [], when: (a) => given(a.app_stores) },
    extra: { meets: [], when: (a) => given(a.extra_sites) },
    installed: {
      meets: [],
      when: (a) =>
        has(a.delivered_via, 'stores', 'download', 'media') &&
        !(consumersToo(a) && has(a.laws, 'eu_software', 'uk_software')),
    },
    school: { meets: [], when: (a) => a.licence_kind === 'educational' },
    paid: { meets: [], when: (a) => isPaid(a) },
    device: { meets: [], when: (a) => isFirmware(a) },
  },
  words: {
    de: {
      kinds: kindWords.de,
      forms: formWords.de,
      ways: deliveryWords.de,
      stores: appStoreWords.de,
      platforms: appPlatformWords.de,
    },
    en: {
      kinds: kindWords.en,
      forms: formWords.en,
      ways: deliveryWords.en,
      stores: appStoreWords.en,
      platforms: appPlatformWords.en,
    },
    es: {
      kinds: kindWords.es,
      forms: formWords.es,
      ways: deliveryWords.es,
      stores: appStoreWords.es,
      platforms: appPlatformWords.es,
    },
    fr: {
      kinds: kindWords.fr,
      forms: formWords.fr,
      ways: deliveryWords.fr,
      stores: appStoreWords.fr,
      platforms: appPlatformWords.fr,
    },
    it: {
      kinds: kindWords.it,
      forms: formWords.it,
      ways: deliveryWords.it,
      stores: appStoreWords.it,
      platforms: appPlatformWords.it,
    },
    nl: {
      kinds: kindWords.nl,
      forms: formWords.nl,
      ways: deliveryWords.nl,
      stores: appStoreWords.nl,
      platforms: appPlatformWords.nl,
    },
  },
  text: {
    de: (c) => prose`
      ## Vertragspartner und Gegenstand

      ${c.part.business`Dieser Vertrag wird zwischen Ihnen und uns geschlossen: **${c.say.business_name}** (${c.say.business_address}${c.part.form`, Rechtsform: ${c.say.legal_form}`}).`} ${c.part.individual`Dieser Vertrag wird zwischen Ihnen und uns geschlossen: **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Wir treten auch unter dieser Bezeichnung auf: „${c.say.trading_name}“.`} Der Vertrag regelt, wie Sie die folgende Software nutzen dürfen:

      - Name: **${c.say.app_name}**
      - Art: ${c.name(c.say.software_kind, c.w.kinds)}
      - ${c.part.forms`Bestimmt für: ${c.and(c.names(c.say.agreement_for, c.w.forms))}`}
      - ${c.part.platforms`Systeme: ${c.and(c.names(c.say.app_platforms, c.w.platforms))}`}
      - ${c.part.stores`Erhältlich: ${c.and(c.names(c.say.app_stores, c.w.stores))}`}
      - Bereitstellung: ${c.and(c.names(c.say.delivered_via, c.w.ways))}
      - ${c.part.extra(prose`
        Er gilt auch für:

        ${items(rows(c.say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`))}`)}

      Sie nehmen diesen Vertrag an, indem Sie ihm beim Erwerb der Software, bei der Anmeldung oder vor der ersten Nutzung zustimmen. ${c.part.installed`Weist das Installationsprogramm mit einem Link auf diesen Vertrag darauf hin, dass die Installation als Annahme gilt, nehmen Sie ihn auch durch die Installation an.`} ${c.part.school`Stellt eine Schule oder andere Bildungseinrichtung die Software ihren Lernenden bereit, schließt sie diesen Vertrag.`} ${c.part.paid`Konnten Sie den Vertrag erst nach der Zahlung lesen und sind Sie nicht einverstanden, können Sie den Kauf rückgängig machen und erhalten den Preis zurück${c.part.device`; das Gerät geben Sie dann mit der Software zurück`}.`}`,
    en: (c) => prose`
      ## Parties and subject

      ${c.part.business`This agreement is between you and **${c.say.business_name}** (${c.say.business_address}${c.part.form`, legal form: ${c.say.legal_form}`}).`} ${c.part.individual`This agreement is between you and **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`We also trade under this name: ‘${c.say.trading_name}’.`} The agreement sets out how you may use the following software:

      - Name: **${c.say.app_name}**
      - Kind: ${c.name(c.say.software_kind, c.w.kinds)}
      - ${c.part.forms`Runs on: ${c.and(c.names(c.say.agreement_for, c.w.forms))}`}
      - ${c.part.platforms`Systems: ${c.and(c.names(c.say.app_platforms, c.w.platforms))}`}
      - ${c.part.stores`Available: ${c.and(c.names(c.say.app_stores, c.w.stores))}`}
      - Delivered by: ${c.and(c.names(c.say.delivered_via, c.w.ways))}
      - ${c.part.extra(prose`
        It also applies to:

        ${items(rows(c.say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`))}`)}

      You accept this agreement by agreeing to it when you obtain the software, when you sign in or before you first use it. ${c.part.installed`If the installer tells you, with a link to this agreement, that installing means acceptance, you also accept it by installing.`} ${c.part.school`If a school or another educational institution provides the software to its learners, it concludes this agreement.`} ${c.part.paid`If you could read the agreement only after payment and do not agree, you may undo the purchase and receive the price back${c.part.device`; you then return the device with the software`}.`}`,
    es: (c) => prose`
      ## Partes y objeto

      ${c.part.business`Este contrato se celebra entre usted y **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forma jurídica: ${c.say.legal_form}`}).`} ${c.part.individual`Este contrato se celebra entre usted y **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`También actuamos con el nombre comercial «${c.say.trading_name}».`} El contrato regula cómo puede utilizar el siguiente software:

      - Nombre: **${c.say.app_name}**
      - Tipo: ${c.name(c.say.software_kind, c.w.kinds)}
      - ${c.part.forms`Funciona en: ${c.and(c.names(c.say.agreement_for, c.w.forms))}`}
      - ${c.part.platforms`Sistemas: ${c.and(c.names(c.say.app_platforms, c.w.platforms))}`}
      - ${c.part.stores`Disponible: ${c.and(c.names(c.say.app_stores, c.w.stores))}`}
      - Forma de entrega: ${c.and(c.names(c.say.delivered_via, c.w.ways))}
      - ${c.part.extra(prose`
        Se aplica también a:

        ${items(rows(c.say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`))}`)}

      Usted acepta este contrato al darle su conformidad cuando adquiere el software, inicia sesión o antes de utilizarlo por primera vez. ${c.part.installed`Si el programa de instalación indica, con un enlace a este contrato, que instalar equivale a aceptarlo, también lo acepta al instalar.`} ${c.part.school`Si un centro educativo pone el software a disposición de su alumnado, es el centro quien celebra este contrato.`} ${c.part.paid`Si solo pudo leer el contrato después de pagar y no está de acuerdo, puede deshacer la compra y recuperar el precio${c.part.device`, devolviendo el dispositivo con el software`}.`}`,
    fr: (c) => prose`
      ## Parties et objet

      ${c.part.business`Le présent contrat est conclu entre vous et **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forme juridique : ${c.say.legal_form}`}).`} ${c.part.individual`Le présent contrat est conclu entre vous et **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Nous exerçons aussi notre activité sous le nom commercial « ${c.say.trading_name} ».`} Le contrat fixe la manière dont vous pouvez utiliser le logiciel suivant :

      - Nom : **${c.say.app_name}**
      - Nature : ${c.name(c.say.software_kind, c.w.kinds)}
      - ${c.part.forms`Fonctionne sur : ${c.and(c.names(c.say.agreement_for, c.w.forms))}`}
      - ${c.part.platforms`Systèmes : ${c.and(c.names(c.say.app_platforms, c.w.platforms))}`}
      - ${c.part.stores`Disponible : ${c.and(c.names(c.say.app_stores, c.w.stores))}`}
      - Mode de fourniture : ${c.and(c.names(c.say.delivered_via, c.w.ways))}
      - ${c.part.extra(prose`
        Vaut aussi pour :

        ${items(rows(c.say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`))}`)}

      Vous acceptez le présent contrat en y consentant lors de l’acquisition du logiciel, lors de la connexion ou avant la première utilisation. ${c.part.installed`Si le programme d’installation indique, avec un lien vers le présent contrat, que l’installation vaut acceptation, vous l’acceptez aussi en l’installant.`} ${c.part.school`Si un établissement d’enseignement met le logiciel à la disposition de ses élèves ou étudiants, c’est lui qui conclut le présent contrat.`} ${c.part.paid`Si vous n’avez pu lire le présent contrat qu’après le paiement et que vous n’êtes pas d’accord, vous pouvez annuler l’achat et obtenir le remboursement du prix ${c.part.device`; vous rendez alors l’appareil avec le logiciel`}.`}`,
    it: (c) => prose`
      ## Parti e oggetto

      ${c.part.business`Questo contratto è concluso tra Lei e **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forma giuridica: ${c.say.legal_form}`}).`} ${c.part.individual`Questo contratto è concluso tra Lei e **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Operiamo anche con questa denominazione: «${c.say.trading_name}».`} Il contratto stabilisce come può usare il seguente software:

      - Nome: **${c.say.app_name}**
      - Tipo: ${c.name(c.say.software_kind, c.w.kinds)}
      - ${c.part.forms`Funziona su: ${c.and(c.names(c.say.agreement_for, c.w.forms))}`}
      - ${c.part.platforms`Sistemi: ${c.and(c.names(c.say.app_platforms, c.w.platforms))}`}
      - ${c.part.stores`Disponibile: ${c.and(c.names(c.say.app_stores, c.w.stores))}`}
      - Modalità di fornitura: ${c.and(c.names(c.say.delivered_via, c.w.ways))}
      - ${c.part.extra(prose`
        Vale anche per:

        ${items(rows(c.say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`))}`)}

      Lei accetta questo contratto dando il Suo assenso quando ottiene il software, quando accede o prima di usarlo per la prima volta. ${c.part.installed`Se il programma di installazione indica, con un link a questo contratto, che l’installazione vale come accettazione, Lei lo accetta anche installando.`} ${c.part.school`Se una scuola o un altro istituto di istruzione mette il software a disposizione dei propri studenti, è l’istituto a concludere questo contratto.`} ${c.part.paid`Se ha potuto leggere il contratto solo dopo il pagamento e non è d’accordo, può annullare l’acquisto e ottenere il rimborso del prezzo${c.part.device`; in tal caso restituisce il dispositivo con il software`}.`}`,
    nl: (c) => prose`
      ## Partijen en onderwerp

      ${c.part.business`Deze overeenkomst geldt tussen u en **${c.say.business_name}** (${c.say.business_address}${c.part.form`, rechtsvorm: ${c.say.legal_form}`}).`} ${c.part.individual`Deze overeenkomst geldt tussen u en **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Wij handelen ook onder deze naam: “${c.say.trading_name}”.`} De overeenkomst regelt hoe u de volgende software mag gebruiken:

      - Naam: **${c.say.app_name}**
      - Soort: ${c.name(c.say.software_kind, c.w.kinds)}
      - ${c.part.forms`Werkt op: ${c.and(c.names(c.say.agreement_for, c.w.forms))}`}
      - ${c.part.platforms`Systemen: ${c.and(c.names(c.say.app_platforms, c.w.platforms))}`}
      - ${c.part.stores`Verkrijgbaar: ${c.and(c.names(c.say.app_stores, c.w.stores))}`}
      - Levering via: ${c.and(c.names(c.say.delivered_via, c.w.ways))}
      - ${c.part.extra(prose`
        Geldt ook voor:

        ${items(rows(c.say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`))}`)}

      U aanvaardt deze overeenkomst door ermee in te stemmen wanneer u de software verkrijgt, wanneer u inlogt of voordat u de software voor het eerst gebruikt. ${c.part.installed`Meldt het installatieprogramma met een link naar deze overeenkomst dat installeren als aanvaarding geldt, dan aanvaardt u de overeenkomst ook door te installeren.`} ${c.part.school`Stelt een school of andere onderwijsinstelling de software aan haar leerlingen of studenten beschikbaar, dan sluit zij deze overeenkomst.`} ${c.part.paid`Kon u de overeenkomst pas na betaling lezen en gaat u niet akkoord, dan kunt u de koop ongedaan maken en krijgt u de prijs terug${c.part.device`; het apparaat geeft u dan met de software terug`}.`}`,
  },
});
