/** What stands in the cells of the table of cookies. */
import type { Language } from '@clausewright/contract/languages';
import type { CookiesQuestions } from '../clause.ts';

type Row = CookiesQuestions['cookie_table'][number];
interface Cells {
  categories: Record<Row['cookie_category'], string>;
  parties: Record<Row['cookie_party'], string>;
  lasts: Record<Exclude<Row['cookie_lasts'], 'period'>, string>;
  none: string;
}

export const cookieTableWords = {
  de: {
    categories: {
      essential: 'unbedingt erforderlich',
      functionality: 'Einstellungen',
      analytics: 'Statistik',
      social: 'soziale Netzwerke',
      advertising: 'Werbung',
    },
    parties: { first: 'eigenes Cookie', third: 'Drittanbieter-Cookie' },
    lasts: { session: 'Sitzung', 'until-deleted': 'bis zur Löschung' },
    none: 'keine Angabe',
  },
  en: {
    categories: {
      essential: 'strictly necessary',
      functionality: 'preferences',
      analytics: 'statistics',
      social: 'social media',
      advertising: 'advertising',
    },
    parties: { first: 'first-party', third: 'third-party' },
    lasts: { session: 'session', 'until-deleted': 'until deleted' },
    none: 'not stated',
  },
  es: {
    categories: {
      essential: 'estrictamente necesaria',
      functionality: 'preferencias',
      analytics: 'análisis',
      social: 'redes sociales',
      advertising: 'publicidad',
    },
    parties: { first: 'propia', third: 'de terceros' },
    lasts: { session: 'sesión', 'until-deleted': 'hasta que se borre' },
    none: 'sin indicación',
  },
  fr: {
    categories: {
      essential: 'strictement nécessaire',
      functionality: 'préférences',
      analytics: 'mesure d’audience',
      social: 'réseaux sociaux',
      advertising: 'publicité',
    },
    parties: { first: 'cookie interne', third: 'cookie tiers' },
    lasts: { session: 'session', 'until-deleted': 'jusqu’à sa suppression' },
    none: 'non indiqué',
  },
  it: {
    categories: {
      essential: 'strettamente necessario',
      functionality: 'preferenze',
      analytics: 'statistica',
      social: 'social network',
      advertising: 'pubblicità',
    },
    parties: { first: 'prima parte', third: 'terza parte' },
    lasts: { session: 'sessione', 'until-deleted': 'fino all’eliminazione' },
    none: 'nessuna indicazione',
  },
  nl: {
    categories: {
      essential: 'strikt noodzakelijk',
      functionality: 'voorkeuren',
      analytics: 'statistiek',
      social: 'sociale netwerken',
      advertising: 'reclame',
    },
    parties: { first: 'eigen cookie', third: 'cookie van derden' },
    lasts: { session: 'sessie', 'until-deleted': 'tot verwijdering' },
    none: 'niet vermeld',
  },
} as const satisfies Record<Language, Cells>;
