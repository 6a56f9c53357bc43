import type { Language } from '@clausewright/contract/languages';
import { type Context, given, items, prose, type Words } from '../../document/authoring.ts';
import { analyticsFeatureWords } from '../words/analytics-features.ts';
import { vendorCategoryTexts } from '../words/vendor-categories.ts';
import { underEither } from '../words/regulation.ts';
import { clause, type PrivacyQuestions } from './clause.ts';
import { productName, providers, runsItself, someoneReceives, whatProvidersDo } from './provider-names.ts';

/** The tools whose settings are asked for. */
const adjustable: readonly string[] = ['google-analytics', 'matomo', 'matomo-cloud'];

function tools(c: Context<PrivacyQuestions>): Words {
  const named = c.names(c.say.analytics_vendors, productName);
  const asked = named.filter((_, i) => adjustable.includes(c.a.analytics_vendors?.[i] ?? ''));
  return c.and(asked.length > 0 ? asked : named);
}

function settings(c: Context<PrivacyQuestions, Language, never, { features: Features }>) {
  return items(c.names(c.say.analytics_features, c.w.features));
}
type Features = Record<keyof (typeof analyticsFeatureWords)['en'], Words>;

/**
 * Drafting note. Article 13(1)(e) GDPR. consent: Article 5(3) of Directive 2002/58/EC, worded by what the law requires,
 * since some Member States and the United Kingdom exempt measurement of one's own audience. settings: only those that the
 * owner named. self: whose software runs on a server of the owner's receives nothing.
 */
export const analytics = clause({
  id: 'pp.analytics',
  version: 2,
  when: (a) => a.analytics === 'yes',
  parts: {
    tools: { meets: [] },
    receive: {
      meets: [],
      when: (a) => someoneReceives(a.analytics_vendors, a['analytics_vendors.own']),
    },
    self: { meets: [], when: (a) => runsItself(a.analytics_vendors) },
    settings: { meets: [], when: (a) => given(a.analytics_features) },
    consent: { meets: [], when: (a) => underEither(a) },
  },
  words: {
    de: { features: analyticsFeatureWords.de, texts: vendorCategoryTexts.de },
    en: { features: analyticsFeatureWords.en, texts: vendorCategoryTexts.en },
    es: { features: analyticsFeatureWords.es, texts: vendorCategoryTexts.es },
    fr: { features: analyticsFeatureWords.fr, texts: vendorCategoryTexts.fr },
    it: { features: analyticsFeatureWords.it, texts: vendorCategoryTexts.it },
    nl: { features: analyticsFeatureWords.nl, texts: vendorCategoryTexts.nl },
  },
  text: {
    de: (c) => prose`
      ## Statistik

      ${c.part.tools(prose`
        Wir werten aus, wie unser Angebot genutzt wird, und zwar mit:

        ${items(providers(c, 'analytics_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'analytics_vendors', c.w.texts.analytics)}`} ${c.part
        .self`Software auf unserem eigenen Server misst
      Besuche, ohne die Daten an ihren Hersteller zu übermitteln.`}

      ${c.part.settings(prose`
        Für ${tools(c)} gilt:

        ${settings(c)}`)}

      ${c.part
        .consent`Ohne Ihre Einwilligung werden dabei keine Kennungen auf Ihrem Gerät gespeichert oder gelesen,
      soweit das Gesetz dafür eine Einwilligung verlangt.`}`,
    en: (c) => prose`
      ## Statistics

      ${c.part.tools(prose`
        We evaluate how our service is used, with:

        ${items(providers(c, 'analytics_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'analytics_vendors', c.w.texts.analytics)}`} ${c.part
        .self`Software on our own server measures visits without
      passing the data to its maker.`}

      ${c.part.settings(prose`
        For ${tools(c)} the following applies:

        ${settings(c)}`)}

      ${c.part
        .consent`Without your consent, no identifiers are stored or read on your device for this where the law
      requires consent for it.`}`,
    es: (c) => prose`
      ## Estadísticas de uso

      ${c.part.tools(prose`
        Analizamos cómo se utiliza nuestro servicio y para ello empleamos:

        ${items(providers(c, 'analytics_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'analytics_vendors', c.w.texts.analytics)}`} ${c.part
        .self`Los programas instalados en nuestro propio servidor
      miden las visitas sin transmitir los datos a su desarrollador.`}

      ${c.part.settings(prose`
        Para ${tools(c)} rige lo siguiente:

        ${settings(c)}`)}

      ${c.part
        .consent`Sin su consentimiento, no se guardan ni se leen para ello identificadores en su dispositivo
      cuando la ley exige ese consentimiento.`}`,
    fr: (c) => prose`
      ## Mesure d’audience

      ${c.part.tools(prose`
        Nous analysons l’utilisation de notre service au moyen de :

        ${items(providers(c, 'analytics_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'analytics_vendors', c.w.texts.analytics)}`} ${c.part
        .self`Les logiciels installés sur notre propre serveur
      mesurent les visites sans transmettre les données à leur éditeur.`}

      ${c.part.settings(prose`
        Pour ${tools(c)}, voici ce qui s’applique :

        ${settings(c)}`)}

      ${c.part.consent`Sans votre consentement, aucun identifiant n’est enregistré ni lu à cette fin sur votre
      appareil lorsque la loi exige ce consentement.`}`,
    it: (c) => prose`
      ## Statistica

      ${c.part.tools(prose`
        Analizziamo come viene utilizzato il nostro servizio. A tal fine utilizziamo:

        ${items(providers(c, 'analytics_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'analytics_vendors', c.w.texts.analytics)}`} ${c.part
        .self`I software installati sul nostro server misurano le
      visite senza trasmettere i dati al loro produttore.`}

      ${c.part.settings(prose`
        Per ${tools(c)} vale quanto segue:

        ${settings(c)}`)}

      ${c.part
        .consent`Senza il Suo consenso non vengono memorizzati né letti identificativi sul Suo dispositivo quando la legge richiede tale consenso.`}`,
    nl: (c) => prose`
      ## Statistiek

      ${c.part.tools(prose`
        Wij analyseren hoe onze dienst wordt gebruikt. Daarvoor gebruiken wij:

        ${items(providers(c, 'analytics_vendors'))}`)}

      ${c.part.receive`${whatProvidersDo(c, 'analytics_vendors', c.w.texts.analytics)}`} ${c.part
        .self`Software op onze eigen server meet bezoeken zonder de
      gegevens aan de maker ervan door te geven.`}

      ${c.part.settings(prose`
        Voor ${tools(c)} geldt het volgende:

        ${settings(c)}`)}

      ${c.part
        .consent`Zonder uw toestemming worden op uw apparaat geen identificatiecodes opgeslagen of uitgelezen, voor zover de wet daarvoor toestemming verlangt.`}`,
  },
});
