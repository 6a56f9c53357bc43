import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  items,
  link,
  prose,
  type Prose,
  rows,
  type Words,
} from '../../document/authoring.ts';
import { appPlatformWords, appStoreWords } from '../words/app-places.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

type Part = 'website' | 'app' | 'platforms' | 'stores' | 'extra';
type Store = NonNullable<PrivacyQuestions['app_stores']>[number];
type Platform = NonNullable<PrivacyQuestions['app_platforms']>[number];
interface Nouns {
  stores: Readonly<Record<Store, Words>>;
  platforms: Readonly<Record<Platform, Words>>;
}

/** What the document covers, one entry per website and app. */
function places(
  c: Context<PrivacyQuestions, Language, Part, Nouns>,
  words: {
    website: Prose;
    app: Prose;
    extra: Prose;
    platforms: (list: Words) => Prose;
    stores: (list: Words) => Prose;
  },
): Prose<Part> {
  const { say, part, and, names, w } = c;
  const platforms = words.platforms(and(names(say.app_platforms, w.platforms)));
  const stores = words.stores(and(names(say.app_stores, w.stores)));
  const extra = rows(say.extra_sites).map(
    (row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`,
  );
  return prose`
    - ${part.website`${words.website} **${say.website_name}** (${link(say.website_url)})`}
    - ${part.app`${words.app} **${say.app_name}** ${part.platforms`${platforms}`} ${part.stores`(${stores})`}`}
    - ${part.extra(prose`
      ${words.extra}

      ${items(extra)}`)}`;
}

/**
 * Drafting note. Articles 13(1)(a) and 14(1)(a) GDPR and UK GDPR, Art. 19(2)(a) FADP, ORS 646A.578(4)(g). An individual is
 * told by name and country; an address stands in pp.contact where it was given. What the document covers follows from the
 * sites and apps that were named.
 */
export const intro = clause({
  id: 'pp.intro',
  version: 3,
  parts: {
    business: {
      meets: ['gdpr-13-1-a', 'uk-gdpr-13', 'ch-19-2', 'or-646A-578-4-g', 'play-entity'],
      when: (a) => a.entity_type !== 'individual',
    },
    individual: {
      meets: ['gdpr-13-1-a', 'uk-gdpr-13', 'ch-19-2', 'or-646A-578-4-g', 'play-entity'],
      when: (a) => a.entity_type === 'individual',
    },
    form: { meets: [], when: (a) => given(a.legal_form) },
    trading: { meets: [], when: (a) => given(a.trading_name) },
    mail: { meets: ['gdpr-13-1-a'], when: (a) => has(a.contact_methods, 'email') },
    website: { meets: [], when: (a) => has(a.agreement_for, 'website') },
    app: { meets: ['play-entity'], when: (a) => has(a.agreement_for, 'app') },
    platforms: { meets: [], when: (a) => given(a.app_platforms) },
    stores: { meets: [], when: (a) => given(a.app_stores) },
    extra: { meets: [], when: (a) => given(a.extra_sites) },
  },
  words: {
    de: { stores: appStoreWords.de, platforms: appPlatformWords.de },
    en: { stores: appStoreWords.en, platforms: appPlatformWords.en },
    es: { stores: appStoreWords.es, platforms: appPlatformWords.es },
    fr: { stores: appStoreWords.fr, platforms: appPlatformWords.fr },
    it: { stores: appStoreWords.it, platforms: appPlatformWords.it },
    nl: { stores: appStoreWords.nl, platforms: appPlatformWords.nl },
  },
  text: {
    de: (c) => prose`
      ## Wer wir sind und wofür diese Erklärung gilt

      ${c.part.business`Verantwortlicher für die Verarbeitung Ihrer personenbezogenen Daten ist
      **${c.say.business_name}** (${c.say.business_address}${c.part.form`, Rechtsform: ${c.say.legal_form}`}).`}
      ${c.part.individual`Verantwortlich für die Verarbeitung Ihrer personenbezogenen Daten ist
      **${c.say.individual_name}** (${c.country(c.say.country)}).`}
      ${c.part.trading`Wir treten auch unter dieser Bezeichnung auf: „${c.say.trading_name}“.`} „Wir“ und „uns“ bezeichnen in dieser Erklärung den Verantwortlichen. ${c
        .part.mail`Sie erreichen uns per E-Mail
      unter ${link(c.say.contact_email, 'mailto:')}.`} Weitere Wege nennt der Abschnitt
      „Kontakt“.

      Diese Erklärung gilt für:

      ${places(c, {
        website: prose`unsere Website`,
        app: prose`unsere App`,
        extra: prose`unsere weiteren Websites und Apps:`,
        platforms: (list) => prose`für ${list}`,
        stores: (list) => prose`erhältlich ${list}`,
      })}

      Sie gilt auch, wenn Sie auf anderem Weg Kontakt zu uns aufnehmen.`,
    en: (c) => prose`
      ## Who we are and what this document covers

      ${c.part.business`The controller of your personal data is **${c.say.business_name}** (${c.say.business_address}${c.part.form`, legal form: ${c.say.legal_form}`}).`}
      ${c.part.individual`The controller of your personal data is **${c.say.individual_name}**
      (${c.country(c.say.country)}).`} ${c.part.trading`We also trade under this name:
      “${c.say.trading_name}”.`} In this document, “we” and “us” mean the controller.
      ${c.part.mail`You can reach us by e-mail at ${link(c.say.contact_email, 'mailto:')}.`} The section
      “Contact” says how else you can reach us.

      This document covers:

      ${places(c, {
        website: prose`our website`,
        app: prose`our app`,
        extra: prose`our other websites and apps:`,
        platforms: (list) => prose`for ${list}`,
        stores: (list) => prose`available ${list}`,
      })}

      It also applies when you contact us in another way.`,
    es: (c) => prose`
      ## Quiénes somos y a qué se aplica este documento

      ${c.part.business`El responsable del tratamiento de sus datos personales es
      **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forma jurídica: ${c.say.legal_form}`}).`} ${c
        .part.individual`La persona responsable del tratamiento de sus datos
      personales es **${c.say.individual_name}** (${c.country(c.say.country)}).`}
      ${c.part.trading`También actuamos con el nombre comercial «${c.say.trading_name}».`} En este
      documento, «nosotros» designa al responsable del tratamiento. ${c.part.mail`Puede escribirnos por
      correo electrónico a ${link(c.say.contact_email, 'mailto:')}.`} El apartado
      «Contacto» indica cómo más puede dirigirse a nosotros.

      Este documento se aplica a:

      ${places(c, {
        website: prose`nuestro sitio web`,
        app: prose`nuestra aplicación`,
        extra: prose`nuestros otros sitios web y aplicaciones:`,
        platforms: (list) => prose`para ${list}`,
        stores: (list) => prose`disponible ${list}`,
      })}

      También se aplica cuando usted se pone en contacto con nosotros por otra vía.`,
    fr: (c) => prose`
      ## Qui nous sommes et à quoi s’applique ce document

      ${c.part.business`Le responsable du traitement de vos données à caractère personnel est
      **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forme juridique : ${c.say.legal_form}`}).`} ${c
        .part.individual`La personne responsable du traitement de vos données à
      caractère personnel est **${c.say.individual_name}** (${c.country(c.say.country)}).`}
      ${c.part.trading`Nous exerçons aussi notre activité sous le nom commercial « ${c.say.trading_name} ».`} Dans ce
      document, « nous » désigne le responsable du traitement. ${c.part.mail`Vous pouvez nous écrire à
      l’adresse électronique ${link(c.say.contact_email, 'mailto:')}.`} La section
      « Contact » indique comment nous joindre autrement.

      Ce document s’applique à :

      ${places(c, {
        website: prose`notre site web`,
        app: prose`notre application`,
        extra: prose`nos autres sites et applications :`,
        platforms: (list) => prose`pour ${list}`,
        stores: (list) => prose`disponible ${list}`,
      })}

      Il s’applique aussi lorsque vous nous contactez par un autre moyen.`,
    it: (c) => prose`
      ## Chi siamo e a che cosa si applica questo documento

      ${c.part.business`Il titolare del trattamento dei Suoi dati personali è **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forma giuridica: ${c.say.legal_form}`}).`}
      ${c.part.individual`Il titolare del trattamento dei Suoi dati personali è **${c.say.individual_name}**
      (${c.country(c.say.country)}).`} ${c.part.trading`Operiamo anche con questa denominazione:
      «${c.say.trading_name}».`} In questo documento «noi» indica il titolare del trattamento.
      ${c.part.mail`Può scriverci all’indirizzo e-mail ${link(c.say.contact_email, 'mailto:')}.`} La
      sezione «Contatti» indica come altro può contattarci.

      Questo documento si applica a:

      ${places(c, {
        website: prose`il nostro sito web`,
        app: prose`la nostra applicazione`,
        extra: prose`gli altri nostri siti e applicazioni:`,
        platforms: (list) => prose`per ${list}`,
        stores: (list) => prose`disponibile ${list}`,
      })}

      Si applica anche quando Lei ci contatta in altro modo.`,
    nl: (c) => prose`
      ## Wie wij zijn en waarvoor dit document geldt

      ${c.part.business`De verwerkingsverantwoordelijke voor uw persoonsgegevens is
      **${c.say.business_name}** (${c.say.business_address}${c.part.form`, rechtsvorm: ${c.say.legal_form}`}).`} ${c
        .part.individual`De verwerkingsverantwoordelijke voor uw
      persoonsgegevens is **${c.say.individual_name}** (${c.country(c.say.country)}).`}
      ${c.part.trading`Wij handelen ook onder deze naam: “${c.say.trading_name}”.`} Met “wij” en “ons”
      bedoelen wij in dit document de verwerkingsverantwoordelijke. ${c.part.mail`U bereikt ons per e-mail
      via ${link(c.say.contact_email, 'mailto:')}.`} In het onderdeel
      “Contact” staat hoe u ons nog meer kunt bereiken.

      Dit document geldt voor:

      ${places(c, {
        website: prose`onze website`,
        app: prose`onze app`,
        extra: prose`onze andere websites en apps:`,
        platforms: (list) => prose`voor ${list}`,
        stores: (list) => prose`verkrijgbaar ${list}`,
      })}

      Het geldt ook wanneer u op een andere manier contact met ons opneemt.`,
  },
});
