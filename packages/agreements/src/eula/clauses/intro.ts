import { given, has, items, link, prose, rows } from '../../document/authoring.ts';
import { appPlatformWords, appStoreWords } from '../../privacy-policy/words/app-places.ts';
import { isPaid } from '../conditions.ts';
import { deliveryWords, formWords, kindWords } from '../words/software.ts';
import { clause } from './clause.ts';

// Parties, subject and acceptance. Terms that could not be read before the contract bind nobody: § 305(2) BGB,
// Directive 93/13/EEC, Annex 1(i); hence the right to give the software back.
export const intro = clause({
  id: 'eu.intro',
  version: 2,
  parts: {
    business: { meets: ['practice-eu-definitions'], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: ['practice-eu-definitions'], when: (a) => a.entity_type === 'individual' },
    form: { meets: [], when: (a) => given(a.legal_form) },
    trading: { meets: [], when: (a) => given(a.trading_name) },
    // The software of a device runs on that device.
    forms: { meets: [], when: (a) => a.software_kind !== 'firmware' },
    platforms: { meets: [], when: (a) => given(a.app_platforms) },
    stores: { meets: [], when: (a) => given(a.app_stores) },
    extra: { meets: [], when: (a) => given(a.extra_sites) },
    installed: {
      meets: [],
      when: (a) => has(a.delivered_via, 'stores', 'download', 'media', 'preinstalled'),
    },
    paid: { meets: [], when: (a) => isPaid(a) },
    opened: { meets: [], when: (a) => has(a.delivered_via, 'web') },
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

      ${c.part.business`Dieser Vertrag besteht zwischen Ihnen und **${c.say.business_name}** (${c.say.business_address}${c.part.form`, Rechtsform: ${c.say.legal_form}`}).`} ${c.part.individual`Dieser Vertrag besteht zwischen Ihnen und **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Wir treten auch unter dieser Bezeichnung auf: „${c.say.trading_name}“.`} Der Vertrag regelt, wie Sie die folgende Software nutzen dürfen:

      - Name: **${c.say.app_name}**
      - Art: ${c.name(c.say.software_kind, c.w.kinds)}
      - ${c.part.forms`Bestimmt für: ${c.and(c.names(c.say.agreement_for, c.w.forms))}`}
      - ${c.part.platforms`Betriebssysteme: ${c.and(c.names(c.say.app_platforms, c.w.platforms))}`}
      - ${c.part.stores`Erhältlich: ${c.and(c.names(c.say.app_stores, c.w.stores))}`}
      - Bereitstellung: ${c.and(c.names(c.say.delivered_via, c.w.ways))}
      - ${c.part.extra(prose`
        Außerdem:

        ${items(rows(c.say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`))}`)}

      Sie nehmen diesen Vertrag an, indem Sie ihm beim Erwerb der Software zustimmen. ${c.part.installed`Sie nehmen ihn auch an, wenn Sie die Software installieren und nutzen, nachdem Sie ihn lesen konnten.`} ${c.part.opened`Im Browser nehmen Sie ihn an, indem Sie sich nach dem Lesen anmelden oder die Software starten.`} ${c.part.paid`Konnten Sie ihn erst nach der Zahlung lesen und sind Sie nicht einverstanden, können Sie die Software zurückgeben und erhalten den Preis zurück.`}`,
    en: (c) => prose`
      ## Parties and subject

      ${c.part.business`This agreement is between you and **${c.say.business_name}** (${c.say.business_address}${c.part.form`, legal form: ${c.say.legal_form}`}).`} ${c.part.individual`This agreement is between you and **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`We also trade under this name: ‘${c.say.trading_name}’.`} The agreement sets out how you may use the following software:

      - Name: **${c.say.app_name}**
      - Kind: ${c.name(c.say.software_kind, c.w.kinds)}
      - ${c.part.forms`Runs on: ${c.and(c.names(c.say.agreement_for, c.w.forms))}`}
      - ${c.part.platforms`Operating systems: ${c.and(c.names(c.say.app_platforms, c.w.platforms))}`}
      - ${c.part.stores`Available: ${c.and(c.names(c.say.app_stores, c.w.stores))}`}
      - Delivered by: ${c.and(c.names(c.say.delivered_via, c.w.ways))}
      - ${c.part.extra(prose`
        Also:

        ${items(rows(c.say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`))}`)}

      You accept this agreement by consenting to it when you obtain the software. ${c.part.installed`You also accept it if you install and use the software after you were able to read it.`} ${c.part.opened`In the browser you accept it by signing in or starting the software after reading it.`} ${c.part.paid`If you could read it only after payment and do not agree, you may return the software and receive the price back.`}`,
    es: (c) => prose`
      ## Partes y objeto

      ${c.part.business`Este contrato se celebra entre usted y **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forma jurídica: ${c.say.legal_form}`}).`} ${c.part.individual`Este contrato se celebra entre usted y **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`También actuamos con el nombre comercial «${c.say.trading_name}».`} El contrato regula cómo puede utilizar el siguiente software:

      - Nombre: **${c.say.app_name}**
      - Tipo: ${c.name(c.say.software_kind, c.w.kinds)}
      - ${c.part.forms`Funciona en: ${c.and(c.names(c.say.agreement_for, c.w.forms))}`}
      - ${c.part.platforms`Sistemas operativos: ${c.and(c.names(c.say.app_platforms, c.w.platforms))}`}
      - ${c.part.stores`Disponible: ${c.and(c.names(c.say.app_stores, c.w.stores))}`}
      - Forma de entrega: ${c.and(c.names(c.say.delivered_via, c.w.ways))}
      - ${c.part.extra(prose`
        Además:

        ${items(rows(c.say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`))}`)}

      Usted acepta este contrato al darle su conformidad cuando adquiere el software. ${c.part.installed`También lo acepta si instala y utiliza el software después de haber podido leerlo.`} ${c.part.opened`En el navegador lo acepta al iniciar sesión o abrir el software después de leerlo.`} ${c.part.paid`Si solo pudo leerlo después de pagar y no está de acuerdo, puede devolver el software y recuperar el precio.`}`,
    fr: (c) => prose`
      ## Parties et objet

      ${c.part.business`Le présent contrat est conclu entre vous et **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forme juridique : ${c.say.legal_form}`}).`} ${c.part.individual`Le présent contrat est conclu entre vous et **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Nous exerçons aussi notre activité sous le nom commercial « ${c.say.trading_name} ».`} Le contrat fixe la manière dont vous pouvez utiliser le logiciel suivant :

      - Nom : **${c.say.app_name}**
      - Nature : ${c.name(c.say.software_kind, c.w.kinds)}
      - ${c.part.forms`Fonctionne sur : ${c.and(c.names(c.say.agreement_for, c.w.forms))}`}
      - ${c.part.platforms`Systèmes d’exploitation : ${c.and(c.names(c.say.app_platforms, c.w.platforms))}`}
      - ${c.part.stores`Disponible : ${c.and(c.names(c.say.app_stores, c.w.stores))}`}
      - Mode de fourniture : ${c.and(c.names(c.say.delivered_via, c.w.ways))}
      - ${c.part.extra(prose`
        En outre :

        ${items(rows(c.say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`))}`)}

      Vous acceptez le présent contrat en y consentant lors de l’acquisition du logiciel. ${c.part.installed`Vous l’acceptez aussi si vous installez et utilisez le logiciel après avoir pu le lire.`} ${c.part.opened`Dans le navigateur, vous l’acceptez en vous connectant ou en lançant le logiciel après l’avoir lu.`} ${c.part.paid`Si vous n’avez pu le lire qu’après le paiement et que vous n’êtes pas d’accord, vous pouvez rendre le logiciel et obtenir le remboursement du prix.`}`,
    it: (c) => prose`
      ## Parti e oggetto

      ${c.part.business`Questo contratto è concluso tra Lei e **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forma giuridica: ${c.say.legal_form}`}).`} ${c.part.individual`Questo contratto è concluso tra Lei e **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Operiamo anche con questa denominazione: «${c.say.trading_name}».`} Il contratto stabilisce come può usare il seguente software:

      - Nome: **${c.say.app_name}**
      - Tipo: ${c.name(c.say.software_kind, c.w.kinds)}
      - ${c.part.forms`Funziona su: ${c.and(c.names(c.say.agreement_for, c.w.forms))}`}
      - ${c.part.platforms`Sistemi operativi: ${c.and(c.names(c.say.app_platforms, c.w.platforms))}`}
      - ${c.part.stores`Disponibile: ${c.and(c.names(c.say.app_stores, c.w.stores))}`}
      - Modalità di fornitura: ${c.and(c.names(c.say.delivered_via, c.w.ways))}
      - ${c.part.extra(prose`
        Inoltre:

        ${items(rows(c.say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`))}`)}

      Lei accetta questo contratto dando il Suo assenso quando ottiene il software. ${c.part.installed`Lo accetta anche se installa e usa il software dopo averlo potuto leggere.`} ${c.part.opened`Nel browser lo accetta accedendo o avviando il software dopo averlo letto.`} ${c.part.paid`Se ha potuto leggerlo solo dopo il pagamento e non è d’accordo, può restituire il software e ottenere il rimborso del prezzo.`}`,
    nl: (c) => prose`
      ## Partijen en onderwerp

      ${c.part.business`Deze overeenkomst geldt tussen u en **${c.say.business_name}** (${c.say.business_address}${c.part.form`, rechtsvorm: ${c.say.legal_form}`}).`} ${c.part.individual`Deze overeenkomst geldt tussen u en **${c.say.individual_name}** (${c.country(c.say.country)}).`} ${c.part.trading`Wij handelen ook onder deze naam: “${c.say.trading_name}”.`} De overeenkomst regelt hoe u de volgende software mag gebruiken:

      - Naam: **${c.say.app_name}**
      - Soort: ${c.name(c.say.software_kind, c.w.kinds)}
      - ${c.part.forms`Werkt op: ${c.and(c.names(c.say.agreement_for, c.w.forms))}`}
      - ${c.part.platforms`Besturingssystemen: ${c.and(c.names(c.say.app_platforms, c.w.platforms))}`}
      - ${c.part.stores`Verkrijgbaar: ${c.and(c.names(c.say.app_stores, c.w.stores))}`}
      - Levering via: ${c.and(c.names(c.say.delivered_via, c.w.ways))}
      - ${c.part.extra(prose`
        Daarnaast:

        ${items(rows(c.say.extra_sites).map((row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`))}`)}

      U aanvaardt deze overeenkomst door ermee in te stemmen wanneer u de software verkrijgt. ${c.part.installed`U aanvaardt die ook als u de software installeert en gebruikt nadat u de overeenkomst kon lezen.`} ${c.part.opened`In de browser aanvaardt u de overeenkomst door na het lezen in te loggen of de software te starten.`} ${c.part.paid`Kon u de overeenkomst pas na betaling lezen en gaat u niet akkoord, dan kunt u de software teruggeven en krijgt u de prijs terug.`}`,
  },
});
