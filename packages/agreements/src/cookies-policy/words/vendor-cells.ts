/** What stands in the cells of the tables of providers; types by the banner’s own words. */
import { cookieTableWords } from './cookie-table.ts';

export const vendorCellWords = {
  de: {
    session: cookieTableWords.de.lasts.session,
    noCookies: 'keine',
    lessThanDay: 'weniger als ein Tag',
    none: cookieTableWords.de.none,
    types: {
      ESSENTIAL: 'unbedingt erforderlich',
      FUNCTIONALITY: 'Funktionen',
      ANALYTICS: 'Statistik',
      ADVERTISING: 'Werbung',
      MARKETING: 'Marketing',
    },
  },
  en: {
    session: cookieTableWords.en.lasts.session,
    noCookies: 'none',
    lessThanDay: 'less than one day',
    none: cookieTableWords.en.none,
    types: {
      ESSENTIAL: 'essential',
      FUNCTIONALITY: 'functionality',
      ANALYTICS: 'analytics',
      ADVERTISING: 'advertising',
      MARKETING: 'marketing',
    },
  },
  es: {
    session: cookieTableWords.es.lasts.session,
    noCookies: 'ninguna',
    lessThanDay: 'menos de un día',
    none: cookieTableWords.es.none,
    types: {
      ESSENTIAL: 'esencial',
      FUNCTIONALITY: 'funcionalidad',
      ANALYTICS: 'análisis',
      ADVERTISING: 'publicidad',
      MARKETING: 'marketing',
    },
  },
  fr: {
    session: cookieTableWords.fr.lasts.session,
    noCookies: 'aucun',
    lessThanDay: 'moins d’un jour',
    none: cookieTableWords.fr.none,
    types: {
      ESSENTIAL: 'strictement nécessaire',
      FUNCTIONALITY: 'fonctionnalités',
      ANALYTICS: 'mesure d’audience',
      ADVERTISING: 'publicité',
      MARKETING: 'marketing',
    },
  },
  it: {
    session: cookieTableWords.it.lasts.session,
    noCookies: 'nessuno',
    lessThanDay: 'meno di un giorno',
    none: cookieTableWords.it.none,
    types: {
      ESSENTIAL: 'strettamente necessario',
      FUNCTIONALITY: 'funzionalità',
      ANALYTICS: 'statistiche',
      ADVERTISING: 'pubblicità',
      MARKETING: 'marketing',
    },
  },
  nl: {
    session: cookieTableWords.nl.lasts.session,
    noCookies: 'geen',
    lessThanDay: 'minder dan één dag',
    none: cookieTableWords.nl.none,
    types: {
      ESSENTIAL: 'strikt noodzakelijk',
      FUNCTIONALITY: 'functionaliteit',
      ANALYTICS: 'statistieken',
      ADVERTISING: 'advertenties',
      MARKETING: 'marketing',
    },
  },
} as const;
