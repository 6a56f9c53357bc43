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
import { appPlatformWords, appStoreWords } from '../../privacy-policy/words/app-places.ts';
import { clause, type CookiesQuestions } from './clause.ts';

type Part = 'website' | 'app' | 'platforms' | 'stores' | 'extra';
interface Nouns {
  stores: Readonly<Record<NonNullable<CookiesQuestions['app_stores']>[number], Words>>;
  platforms: Readonly<Record<NonNullable<CookiesQuestions['app_platforms']>[number], Words>>;
}

/** What the document covers, one entry per website and app. */
function places(
  { say, part, and, names, w }: Context<CookiesQuestions, Language, Part, Nouns>,
  words: {
    website: Prose;
    app: Prose;
    extra: Prose;
    platforms: (list: Words) => Prose;
    stores: (list: Words) => Prose;
  },
): Prose<Part> {
  const others = rows(say.extra_sites).map(
    (row) => prose`${row.extra_site_name} (${link(row.extra_site_url)})`,
  );
  return prose`
    - ${part.website`${words.website} **${say.website_name}** (${link(say.website_url)})`}
    - ${part.app`${words.app} **${say.app_name}** ${part.platforms`${words.platforms(and(names(say.app_platforms, w.platforms)))}`} ${part.stores`(${words.stores(and(names(say.app_stores, w.stores)))})`}`}
    - ${part.extra(prose`
      ${words.extra}

      ${items(others)}`)}`;
}

/**
 * Who is responsible and for what the document holds: Art. 13(1)(a) GDPR for data from cookies; the
 * CNIL's guidelines 2020-091 want the responsible named before the choice.
 */
export const intro = clause({
  id: 'cp.intro',
  version: 1,
  parts: {
    business: { meets: ['gdpr-r30-cookies', 'cookie-refusal'], when: (a) => a.entity_type !== 'individual' },
    individual: {
      meets: ['gdpr-r30-cookies', 'cookie-refusal'],
      when: (a) => a.entity_type === 'individual',
    },
    form: { meets: [], when: (a) => given(a.legal_form) },
    trading: { meets: [], when: (a) => given(a.trading_name) },
    website: { meets: [], when: (a) => has(a.agreement_for, 'website') },
    app: { meets: [], when: (a) => has(a.agreement_for, 'app') },
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
      ## Worum es geht und wer verantwortlich ist

      Dieses Dokument erklärt, welche Cookies und ähnlichen Techniken wir einsetzen, wozu sie dienen und wie Sie
      darüber entscheiden.

      ${c.part.business`Verantwortlich ist **${c.say.business_name}** (${c.say.business_address}${c.part.form`, Rechtsform: ${c.say.legal_form}`}).`}
      ${c.part.individual`Verantwortlich ist **${c.say.individual_name}** (${c.country(c.say.country)}).`}
      ${c.part.trading`Wir treten auch unter dieser Bezeichnung auf: „${c.say.trading_name}“.`} „Wir“ und „uns“
      bezeichnen in diesem Dokument den Verantwortlichen.

      Es gilt für:

      ${places(c, {
        website: prose`unsere Website`,
        app: prose`unsere App`,
        extra: prose`unsere weiteren Websites und Apps:`,
        platforms: (list) => prose`für ${list}`,
        stores: (list) => prose`erhältlich ${list}`,
      })}`,
    en: (c) => prose`
      ## What this is about and who is responsible

      This document explains which cookies and similar technologies we use, what they are for and how you decide
      about them.

      ${c.part.business`The controller is **${c.say.business_name}** (${c.say.business_address}${c.part.form`, legal form: ${c.say.legal_form}`}).`}
      ${c.part.individual`The controller is **${c.say.individual_name}** (${c.country(c.say.country)}).`}
      ${c.part.trading`We also trade under this name: ‘${c.say.trading_name}’.`} In this document, ‘we’ and ‘us’
      mean the controller.

      It covers:

      ${places(c, {
        website: prose`our website`,
        app: prose`our app`,
        extra: prose`our other websites and apps:`,
        platforms: (list) => prose`for ${list}`,
        stores: (list) => prose`available ${list}`,
      })}`,
    es: (c) => prose`
      ## De qué trata este documento y quién es el responsable

      Este documento explica qué cookies y tecnologías similares utilizamos, para qué sirven y cómo puede usted
      decidir sobre ellas.

      ${c.part.business`El responsable del tratamiento es **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forma jurídica: ${c.say.legal_form}`}).`}
      ${c.part.individual`La persona responsable del tratamiento es **${c.say.individual_name}**
      (${c.country(c.say.country)}).`} ${c.part.trading`También actuamos con el nombre comercial
      «${c.say.trading_name}».`} En este documento, «nosotros» designa al responsable del tratamiento.

      Se aplica a:

      ${places(c, {
        website: prose`nuestro sitio web`,
        app: prose`nuestra aplicación`,
        extra: prose`nuestros otros sitios web y aplicaciones:`,
        platforms: (list) => prose`para ${list}`,
        stores: (list) => prose`disponible ${list}`,
      })}`,
    fr: (c) => prose`
      ## Objet de ce document et identité du responsable

      Ce document explique quels cookies et technologies similaires nous utilisons, à quoi ils servent et comment
      vous pouvez en décider.

      ${c.part.business`Le responsable du traitement est **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forme juridique : ${c.say.legal_form}`}).`}
      ${c.part.individual`La personne responsable du traitement est **${c.say.individual_name}**
      (${c.country(c.say.country)}).`} ${c.part
        .trading`Nous exerçons aussi notre activité sous le nom commercial
      « ${c.say.trading_name} ».`} Dans ce document, « nous » désigne le responsable du traitement.

      Il s’applique à :

      ${places(c, {
        website: prose`notre site web`,
        app: prose`notre application`,
        extra: prose`nos autres sites et applications :`,
        platforms: (list) => prose`pour ${list}`,
        stores: (list) => prose`disponible ${list}`,
      })}`,
    it: (c) => prose`
      ## Di che cosa si tratta e chi è il titolare

      Questo documento spiega quali cookie e tecnologie simili utilizziamo, a che cosa servono e come Lei può
      decidere al riguardo.

      ${c.part.business`Il titolare del trattamento è **${c.say.business_name}** (${c.say.business_address}${c.part.form`, forma giuridica: ${c.say.legal_form}`}).`}
      ${c.part.individual`Il titolare del trattamento è **${c.say.individual_name}**
      (${c.country(c.say.country)}).`} ${c.part.trading`Operiamo anche con questa denominazione:
      «${c.say.trading_name}».`} In questo documento «noi» indica il titolare del trattamento.

      Si applica a:

      ${places(c, {
        website: prose`il nostro sito web`,
        app: prose`la nostra applicazione`,
        extra: prose`gli altri nostri siti e applicazioni:`,
        platforms: (list) => prose`per ${list}`,
        stores: (list) => prose`disponibile ${list}`,
      })}`,
    nl: (c) => prose`
      ## Waar dit over gaat en wie verantwoordelijk is

      Dit document legt uit welke cookies en soortgelijke technieken wij gebruiken, waarvoor ze dienen en hoe u
      daarover beslist.

      ${c.part.business`De verwerkingsverantwoordelijke is **${c.say.business_name}** (${c.say.business_address}${c.part.form`, rechtsvorm: ${c.say.legal_form}`}).`}
      ${c.part.individual`De verwerkingsverantwoordelijke is **${c.say.individual_name}**
      (${c.country(c.say.country)}).`} ${c.part.trading`Wij handelen ook onder deze naam:
      “${c.say.trading_name}”.`} Met “wij” en “ons” bedoelen wij in dit document de verwerkingsverantwoordelijke.

      Het geldt voor:

      ${places(c, {
        website: prose`onze website`,
        app: prose`onze app`,
        extra: prose`onze andere websites en apps:`,
        platforms: (list) => prose`voor ${list}`,
        stores: (list) => prose`verkrijgbaar ${list}`,
      })}`,
  },
});
