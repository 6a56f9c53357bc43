import { has, items, prose } from '../../document/authoring.ts';
import { dataTypeWords } from '../words/pd-types.ts';
import { sourceDataWords, sourceWords } from '../words/pd-sources.ts';
import { clause } from './clause.ts';
import { investigated, investigatedSources } from './key-points.ts';

/**
 * Drafting note. Article 14(1)(d) and (2)(f) GDPR, Art. 19(3) FADP, 11 CCR § 7011(e)(1)(B). Public sources, brokers and
 * other people are named by the owner; what usually comes from the others is said as usual. types: the kinds of data that
 * come only from such sources.
 */
export const sources = clause({
  id: 'pp.sources',
  version: 3,
  when: (a) => a.pd_none_confirm !== 'yes',
  parts: {
    person: { meets: ['ccpa-7011-e1B', 'apple-5-1-1-i-a'], when: (a) => has(a.pd_sources, 'person') },
    automatic: { meets: ['ccpa-7011-e1B', 'apple-5-1-1-i-a'], when: (a) => has(a.pd_sources, 'automatic') },
    social: {
      meets: ['gdpr-14-1-d', 'gdpr-14-2-f', 'ch-19-3', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'social-login') || a.social_login === 'yes',
    },
    partners: {
      meets: ['gdpr-14-1-d', 'gdpr-14-2-f', 'ch-19-3', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'partners'),
    },
    ads: {
      meets: ['gdpr-14-1-d', 'gdpr-14-2-f', 'ch-19-3', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'ad-networks'),
    },
    public: {
      meets: ['gdpr-14-2-f', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'public'),
    },
    brokers: {
      meets: ['gdpr-14-2-f', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'data-brokers'),
    },
    others: {
      meets: ['gdpr-14-2-f', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'employers-users'),
    },
    named: {
      meets: ['gdpr-14-2-f'],
      when: (a) => has(a.pd_sources, 'social-login', 'partners', 'ad-networks') || a.social_login === 'yes',
    },
    types: { meets: ['gdpr-14-1-d', 'ch-19-3'], when: (a) => has(a.pd_sources, ...investigated) },
  },
  words: {
    de: { sources: sourceWords.de, passed: sourceDataWords.de, types: dataTypeWords.de },
    en: { sources: sourceWords.en, passed: sourceDataWords.en, types: dataTypeWords.en },
    es: { sources: sourceWords.es, passed: sourceDataWords.es, types: dataTypeWords.es },
    fr: { sources: sourceWords.fr, passed: sourceDataWords.fr, types: dataTypeWords.fr },
    it: { sources: sourceWords.it, passed: sourceDataWords.it, types: dataTypeWords.it },
    nl: { sources: sourceWords.nl, passed: sourceDataWords.nl, types: dataTypeWords.nl },
  },
  text: {
    de: (c) => prose`
      ## Woher die Daten stammen

      Wir erhalten personenbezogene Daten:

      - ${c.part.person`${c.w.sources.person}, wenn Sie sie uns mitteilen, eingeben oder hochladen`}
      - ${c.part.automatic`${c.w.sources.automatic}, wenn Sie unser Angebot nutzen`}
      - ${c.part.social`${c.w.sources['social-login']}, in der Regel: ${c.w.passed['social-login']}`}
      - ${c.part.partners`${c.w.sources.partners}, in der Regel: ${c.w.passed.partners}`}
      - ${c.part.ads`${c.w.sources['ad-networks']}, in der Regel: ${c.w.passed['ad-networks']}`}
      - ${c.part.public`${c.w.sources.public}: ${c.say.public_sources_named}`}
      - ${c.part.brokers`${c.w.sources['data-brokers']}: ${c.say.data_brokers_named}`}
      - ${c.part.others`${c.w.sources['employers-users']}: ${c.say.employers_users_named}`}

      ${c.part.named`Setzen wir bestimmte Anbieter ein, nennen wir sie in den Abschnitten über ihre
      Leistungen.`}

      ${c.part.types(prose`
        Diese Arten von Daten erhalten wir ${investigatedSources(c)}:

        ${items(c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']))}`)}`,
    en: (c) => prose`
      ## Where the data comes from

      We receive personal data:

      - ${c.part.person`${c.w.sources.person}, when you provide, enter or upload it`}
      - ${c.part.automatic`${c.w.sources.automatic}, when you use our service`}
      - ${c.part.social`${c.w.sources['social-login']}, usually: ${c.w.passed['social-login']}`}
      - ${c.part.partners`${c.w.sources.partners}, usually: ${c.w.passed.partners}`}
      - ${c.part.ads`${c.w.sources['ad-networks']}, usually: ${c.w.passed['ad-networks']}`}
      - ${c.part.public`${c.w.sources.public}: ${c.say.public_sources_named}`}
      - ${c.part.brokers`${c.w.sources['data-brokers']}: ${c.say.data_brokers_named}`}
      - ${c.part.others`${c.w.sources['employers-users']}: ${c.say.employers_users_named}`}

      ${c.part.named`Where we use particular providers, we name them in the sections on what they do for
      us.`}

      ${c.part.types(prose`
        These kinds of data we receive ${investigatedSources(c)}:

        ${items(c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']))}`)}`,
    es: (c) => prose`
      ## De dónde proceden los datos

      Recibimos datos personales:

      - ${c.part.person`${c.w.sources.person}, cuando nos los comunica, los introduce o los sube`}
      - ${c.part.automatic`${c.w.sources.automatic}, cuando utiliza nuestro servicio`}
      - ${c.part.social`${c.w.sources['social-login']}, por lo general: ${c.w.passed['social-login']}`}
      - ${c.part.partners`${c.w.sources.partners}, por lo general: ${c.w.passed.partners}`}
      - ${c.part.ads`${c.w.sources['ad-networks']}, por lo general: ${c.w.passed['ad-networks']}`}
      - ${c.part.public`${c.w.sources.public}: ${c.say.public_sources_named}`}
      - ${c.part.brokers`${c.w.sources['data-brokers']}: ${c.say.data_brokers_named}`}
      - ${c.part.others`${c.w.sources['employers-users']}: ${c.say.employers_users_named}`}

      ${c.part.named`Cuando recurrimos a proveedores concretos, los nombramos en los apartados sobre sus
      servicios.`}

      ${c.part.types(prose`
        Recibimos las siguientes categorías de datos ${investigatedSources(c)}:

        ${items(c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']))}`)}`,
    fr: (c) => prose`
      ## D’où proviennent les données

      Nous recevons des données à caractère personnel :

      - ${c.part.person`${c.w.sources.person}, lorsque vous nous les communiquez, les saisissez ou les
        téléversez`}
      - ${c.part.automatic`${c.w.sources.automatic}, lorsque vous utilisez notre service`}
      - ${c.part.social`${c.w.sources['social-login']}, généralement : ${c.w.passed['social-login']}`}
      - ${c.part.partners`${c.w.sources.partners}, généralement : ${c.w.passed.partners}`}
      - ${c.part.ads`${c.w.sources['ad-networks']}, généralement : ${c.w.passed['ad-networks']}`}
      - ${c.part.public`${c.w.sources.public} : ${c.say.public_sources_named}`}
      - ${c.part.brokers`${c.w.sources['data-brokers']} : ${c.say.data_brokers_named}`}
      - ${c.part.others`${c.w.sources['employers-users']} : ${c.say.employers_users_named}`}

      ${c.part
        .named`Lorsque nous faisons appel à des prestataires déterminés, nous les nommons dans les sections
      consacrées à leurs services.`}

      ${c.part.types(prose`
        Nous recevons les catégories de données suivantes ${investigatedSources(c)} :

        ${items(c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']))}`)}`,
    it: (c) => prose`
      ## Da dove provengono i dati

      Riceviamo dati personali:

      - ${c.part.person`${c.w.sources.person}, quando ce li comunica, li inserisce o li carica`}
      - ${c.part.automatic`${c.w.sources.automatic}, quando utilizza il nostro servizio`}
      - ${c.part.social`${c.w.sources['social-login']}, di norma: ${c.w.passed['social-login']}`}
      - ${c.part.partners`${c.w.sources.partners}, di norma: ${c.w.passed.partners}`}
      - ${c.part.ads`${c.w.sources['ad-networks']}, di norma: ${c.w.passed['ad-networks']}`}
      - ${c.part.public`${c.w.sources.public}: ${c.say.public_sources_named}`}
      - ${c.part.brokers`${c.w.sources['data-brokers']}: ${c.say.data_brokers_named}`}
      - ${c.part.others`${c.w.sources['employers-users']}: ${c.say.employers_users_named}`}

      ${c.part.named`Quando ci avvaliamo di determinati fornitori, li nominiamo nelle sezioni dedicate ai loro
      servizi.`}

      ${c.part.types(prose`
        Queste categorie di dati le riceviamo ${investigatedSources(c)}:

        ${items(c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']))}`)}`,
    nl: (c) => prose`
      ## Waar de gegevens vandaan komen

      Wij ontvangen persoonsgegevens:

      - ${c.part.person`${c.w.sources.person}, wanneer u ze ons meedeelt, invoert of uploadt`}
      - ${c.part.automatic`${c.w.sources.automatic}, wanneer u onze dienst gebruikt`}
      - ${c.part.social`${c.w.sources['social-login']}, doorgaans: ${c.w.passed['social-login']}`}
      - ${c.part.partners`${c.w.sources.partners}, doorgaans: ${c.w.passed.partners}`}
      - ${c.part.ads`${c.w.sources['ad-networks']}, doorgaans: ${c.w.passed['ad-networks']}`}
      - ${c.part.public`${c.w.sources.public}: ${c.say.public_sources_named}`}
      - ${c.part.brokers`${c.w.sources['data-brokers']}: ${c.say.data_brokers_named}`}
      - ${c.part.others`${c.w.sources['employers-users']}: ${c.say.employers_users_named}`}

      ${c.part.named`Als wij bepaalde aanbieders inzetten, noemen wij die in de onderdelen over hun
      diensten.`}

      ${c.part.types(prose`
        Deze soorten gegevens ontvangen wij ${investigatedSources(c)}:

        ${items(c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']))}`)}`,
  },
});
