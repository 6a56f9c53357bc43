/** When a device creates data, where they lie and what the maker does with them. */
import type { Language } from '@clausewright/contract/languages';
import type { EulaQuestions } from '../clause.ts';

interface Words {
  pace: Record<NonNullable<EulaQuestions['product_data_pace']>, string>;
  place: Record<NonNullable<EulaQuestions['product_data_place']>[number], string>;
  use: Record<NonNullable<EulaQuestions['product_data_use']>[number], string>;
}

export const productDataWords = {
  de: {
    pace: { continuous: 'fortlaufend und in Echtzeit', occasional: 'nicht fortlaufend' },
    place: { device: 'auf dem Gerät', server: 'auf einem Server' },
    use: {
      none: 'gar nicht',
      operate: 'um das Gerät zu betreiben und instand zu halten',
      improve: 'um unsere Produkte zu verbessern',
      statistics: 'für Statistiken',
    },
  },
  en: {
    pace: { continuous: 'continuously and in real time', occasional: 'not continuously' },
    place: { device: 'on the device', server: 'on a server' },
    use: {
      none: 'none',
      operate: 'operating and maintaining the device',
      improve: 'improving our products',
      statistics: 'statistics',
    },
  },
  es: {
    pace: { continuous: 'de forma continua y en tiempo real', occasional: 'de forma no continua' },
    place: { device: 'en el dispositivo', server: 'en un servidor' },
    use: {
      none: 'ninguno',
      operate: 'hacer funcionar y mantener el dispositivo',
      improve: 'mejorar nuestros productos',
      statistics: 'elaborar estadísticas',
    },
  },
  fr: {
    pace: { continuous: 'en continu et en temps réel', occasional: 'de façon non continue' },
    place: { device: 'sur l’appareil', server: 'sur un serveur' },
    use: {
      none: 'aucune',
      operate: 'faire fonctionner et entretenir l’appareil',
      improve: 'améliorer nos produits',
      statistics: 'établir des statistiques',
    },
  },
  it: {
    pace: { continuous: 'in modo continuo e in tempo reale', occasional: 'in modo non continuo' },
    place: { device: 'sul dispositivo', server: 'su un server' },
    use: {
      none: 'nessuno',
      operate: 'far funzionare e mantenere il dispositivo',
      improve: 'migliorare i nostri prodotti',
      statistics: 'elaborare statistiche',
    },
  },
  nl: {
    pace: { continuous: 'doorlopend en realtime', occasional: 'niet doorlopend' },
    place: { device: 'op het apparaat', server: 'op een server' },
    use: {
      none: 'geen',
      operate: 'het apparaat laten werken en onderhouden',
      improve: 'onze producten verbeteren',
      statistics: 'statistieken',
    },
  },
} as const satisfies Record<Language, Words>;
