import { prose } from '../../document/authoring.ts';
import { prevailing } from '../../shared-clauses/prevailing-language.ts';
import { consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** Consumers may rely on the version that they were shown (Directive 93/13/EEC, Article 5; article 6:238(2) BW; law 94-665, article 2), as in tc.translation. */
export const translation = clause({
  id: 'eu.translation',
  version: 1,
  when: (a) => a.prevailing_language === 'first',
  parts: { consumers: { meets: [], when: (a) => consumersToo(a) } },
  text: {
    de: (c) => prose`
      ## Sprachfassungen

      Weichen die Sprachfassungen voneinander ab, gilt die ${prevailing('de', c.a)} Fassung${c.part.consumers`; ein Verbraucher darf sich auf die Fassung verlassen, die ihm vorlag, wenn sie für ihn günstiger ist`}.`,
    en: (c) => prose`
      ## Language versions

      If the language versions differ, the ${prevailing('en', c.a)} version prevails${c.part.consumers`; a consumer may rely on the version that was presented if it is more favourable to the consumer`}.`,
    es: (c) => prose`
      ## Versiones lingüísticas

      Si las versiones lingüísticas difieren, prevalece la versión ${prevailing('es', c.a)}${c.part.consumers`; un consumidor puede acogerse a la versión que se le presentó si le es más favorable`}.`,
    fr: (c) => prose`
      ## Versions linguistiques

      Si les versions linguistiques divergent, la version ${prevailing('fr', c.a)} prévaut ${c.part.consumers`; un consommateur peut se prévaloir de la version qui lui a été présentée si elle lui est plus favorable`}.`,
    it: (c) => prose`
      ## Versioni linguistiche

      Se le versioni linguistiche divergono, prevale la versione ${prevailing('it', c.a)}${c.part.consumers`; un consumatore può avvalersi della versione che gli è stata presentata se gli è più favorevole`}.`,
    nl: (c) => prose`
      ## Taalversies

      Verschillen de taalversies, dan geldt de ${prevailing('nl', c.a)} versie${c.part.consumers`; een consument mag zich beroepen op de versie die hem is voorgelegd als die voor hem gunstiger is`}.`,
  },
});
